import { isObject } from '../../../../src/schemas/json.ts'
import type { Json } from '../../../../src/schemas/json.ts'
import type { WordList } from '../form/types.ts'

/** What an item of a list is called by, the first that it has: what players read comes first. */
const naming = ['label', 'title', 'text', 'name', 'field', 'source', 'id', 'key']
/** Letters of a name: buttons are called by it. */
const longest = 60

/** The name of an item of a list: its label as players read it, else its field; a text is its own name. */
export function itemTitle(item: Json | undefined, words: Pick<WordList, 'language' | 'lookUp'>): string | undefined {
  const texts = isObject(item) ? naming.map((name) => item[name]) : [item]
  for (const text of texts) {
    if (typeof text !== 'string' || text.trim() === '') continue
    const key = text.startsWith('t:') ? text.slice('t:'.length) : undefined
    const name = key === undefined ? text : (words.lookUp(key, words.language) ?? key)
    return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
  }
  return undefined
}
