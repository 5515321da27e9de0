import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { FrameState } from '../../model/view/frame-link.ts'
import { blocksOf } from '../../model/documents/nodes.ts'

/**
 * How a cell differs from the first one: ids of the outermost blocks that it shows in addition, does not show, or shows in another state,
 * and of the blocks with texts that are not in its language.
 */
export type Differences = { more: string[]; less: string[]; otherwise: string[]; untranslated: string[] }

const there: ReadonlySet<string> = new Set(['drawn', 'loading', 'empty', 'failed', 'needs-login'])

export function differencesOf(
  document: JsonObject,
  first: FrameState,
  cell: FrameState,
  language: LanguageCode | undefined,
  firstLanguage: LanguageCode | undefined,
): Differences {
  const page = typeof document.id === 'string' ? document.id : ''
  const state = (of: FrameState, id: string) => of.nodes.get(`${page}/${id}`)?.shown ?? 'absent'
  const result: Differences = { more: [], less: [], otherwise: [], untranslated: [] }
  const blocks = blocksOf(document)
  const parents = new Map(blocks.map(({ id, parent }) => [id, parent]))
  for (const block of blocks) {
    const [a, b] = [state(first, block.id), state(cell, block.id)]
    const kind = there.has(a) === there.has(b) ? (a !== b && there.has(b) ? 'otherwise' : undefined) : there.has(b) ? 'more' : 'less'
    if (kind && !inside(block.id, result[kind])) result[kind].push(block.id)
    if (language !== undefined && language !== firstLanguage && there.has(b) && isUntranslated(block.node, document, language))
      result.untranslated.push(block.id)
  }
  return result

  function inside(id: string, holders: readonly string[]): boolean {
    for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null)
      if (holders.includes(parent)) return true
    return false
  }
}

/** Whether a title of the block is a plain text, or a text of the page that the language lacks. */
function isUntranslated(node: JsonObject, document: JsonObject, language: LanguageCode): boolean {
  const props = isObject(node.props) ? node.props : {}
  return [props.title, props.label, props.text].some((text: Json | undefined) => {
    if (typeof text !== 'string' || text.trim() === '') return false
    if (!text.startsWith('t:')) return /\p{L}/u.test(text)
    const strings = isObject(document.strings) ? document.strings : {}
    const word = text.slice('t:'.length)
    const own = Object.values(strings).some((words) => isObject(words) && Object.hasOwn(words, word))
    const words = strings[language]
    return own && !(isObject(words) && Object.hasOwn(words, word))
  })
}
