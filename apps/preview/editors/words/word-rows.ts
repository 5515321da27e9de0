import { formsOf, pluralKey } from '../../../../src/authoring/check/strings.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { PortalWords } from '../../model/words/portal-words.ts'
import { textMark } from '../../model/words/text-edits.ts'

export const wordFilters = ['all', 'missing', 'changed', 'own', 'page'] as const
export type WordFilter = (typeof wordFilters)[number]

/** A text in the grid. `unused`: a form of a plural that the language does not have. */
export type WordCell = { text: string | undefined; isOwn: boolean; state: 'there' | 'missing' | 'changed' | 'unused' }

type Known = Pick<PortalWords, 'shipped' | 'ownText' | 'markOf'>

export function cellOf(words: Known, key: string, language: LanguageCode): WordCell {
  const own = words.ownText(key, language)
  const text = own ?? words.shipped(key, language)
  const isOwn = own !== undefined
  if (text === undefined) return { text, isOwn, state: needs(key, language) ? 'missing' : 'unused' }
  const mark = words.markOf(key, language)
  const english = words.ownText(key, 'EN') ?? words.shipped(key, 'EN')
  return { text, isOwn, state: mark !== undefined && english !== undefined && textMark(english) !== mark ? 'changed' : 'there' }
}

/** A form of a plural is needed where the language counts by it. */
function needs(key: string, language: LanguageCode): boolean {
  const [, base = '', form] = pluralKey.exec(key) ?? []
  return form === undefined || formsOf(language, base.endsWith('_ordinal')).includes(form)
}

/**
 * The keys that a filter and a search leave: `missing` and `changed` look at the columns, the search at keys and at every language. `held`
 * are keys that stay whatever their texts become, for a row must not go while somebody writes in it.
 */
export function wordRows(
  words: Known & Pick<PortalWords, 'allKeys'>,
  languages: readonly LanguageCode[],
  columns: readonly LanguageCode[],
  { filter, search, onPage, held }: { filter: WordFilter; search: string; onPage: ReadonlySet<string>; held?: ReadonlySet<string> },
): readonly string[] {
  const wanted = search.trim().toLowerCase()
  return words.allKeys().filter((key) => {
    if (held?.has(key)) return true
    if (filter === 'page' && !onPage.has(key) && !onPage.has(key.replace(pluralKey, '$1'))) return false
    if (filter === 'all' && wanted === '') return true
    if ((filter === 'missing' || filter === 'changed') && !columns.some((language) => cellOf(words, key, language).state === filter))
      return false
    const cells = languages.map((language) => cellOf(words, key, language))
    if (filter === 'own' && !cells.some(({ isOwn }) => isOwn)) return false
    return wanted === '' || [key, ...cells.map(({ text = '' }) => text)].some((text) => text.toLowerCase().includes(wanted))
  })
}
