import type { JsonObject } from '../../../../src/schemas/json.ts'
import { widgetCategories } from '../../../../src/runtime/contract/docs.ts'
import type { DocumentedContract, WidgetCategory } from '../../../../src/runtime/contract/docs.ts'
import { filterText } from '../../../../src/runtime/i18n/fold.ts'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import type { Naming } from '../../model/documents/names.ts'
import { blocksOf, refusalOf } from '../../model/documents/nodes.ts'
import type { Spot } from '../../model/documents/nodes.ts'
import { refusalText } from '../../model/moving/place-words.ts'

/** A block type in the gallery. `needs`: its required data. `refused`: why it is not allowed at the place; empty where it is. */
export type GalleryRow = {
  type: string
  title: string
  description: string
  group: WidgetCategory
  contract: DocumentedContract
  needs: readonly string[]
  /** What it is for, in words that are searched by; English ones find it in every language. */
  keywords: readonly string[]
  refused: string
  searchText: string
}

/** The order of categories when all are shown: what pages are mostly made of first, layout last. */
const groupOrder: readonly WidgetCategory[] = [...widgetCategories.filter((group) => group !== 'layout'), 'layout']
/** Types that are a whole page or popup by themselves, which are seldom added to a page. */
const wholePage = /-(?:landing|screen|frame|over|warning|center)$/

/** Every block type. Sorted: types allowed at the place first, then by category, then by how often the page uses them; whole pages last. */
export function galleryRows(
  page: JsonObject,
  spot: Spot,
  contracts: ReadonlyMap<string, DocumentedContract>,
  naming: Naming,
): GalleryRow[] {
  const used = new Map<string, number>()
  for (const { widget } of blocksOf(page)) used.set(widget, (used.get(widget) ?? 0) + 1)
  const rows = [...contracts.values()].map((contract): GalleryRow => {
    const { type, title, description } = contract
    const refusal = refusalOf(page, spot.list, type, contracts)
    return {
      type,
      title,
      description,
      group: contract.category,
      contract,
      needs: needsOf(contract),
      keywords: contract.keywords,
      refused: refusal ? refusalText(refusal, { page, widget: type }, naming) : '',
      searchText: filterText(
        [
          title,
          type,
          description,
          ...contract.keywords,
          contract.english?.title ?? '',
          ...(contract.english?.keywords ?? []),
          ...Object.keys(contract.inputs),
        ].join(' '),
      ),
    }
  })
  const placeOf = ({ type, group }: GalleryRow) => (wholePage.test(type) ? groupOrder.length : groupOrder.indexOf(group))
  const usesOf = ({ type }: GalleryRow) => used.get(type) ?? 0
  return rows.toSorted(
    (a, b) =>
      Number(a.refused !== '') - Number(b.refused !== '') ||
      placeOf(a) - placeOf(b) ||
      usesOf(b) - usesOf(a) ||
      (a.title < b.title ? -1 : 1),
  )
}

/** The required data of a block type, in words. */
function needsOf({ inputs }: DocumentedContract): string[] {
  return Object.entries(inputs)
    .filter(([, { need }]) => need !== 'optional')
    .map(([name]) => plainName(name).toLowerCase())
}

export type Section = { name: 'recent' | WidgetCategory | 'whole' | 'refused'; rows: readonly GalleryRow[] }

/** Rows by category, in their order: what was used recently first, whole pages and what is not allowed at the place last. */
export function sectionsOf(rows: readonly GalleryRow[], recent: readonly string[]): Section[] {
  const nameOf = ({ type, group, refused }: GalleryRow): Section['name'] =>
    refused !== '' ? 'refused' : recent.includes(type) ? 'recent' : wholePage.test(type) ? 'whole' : group
  const sections = (['recent', ...groupOrder, 'whole', 'refused'] as const).map((name): Section => {
    const own = rows.filter((row) => nameOf(row) === name)
    return { name, rows: name === 'recent' ? own.toSorted((a, b) => recent.indexOf(a.type) - recent.indexOf(b.type)) : own }
  })
  return sections.filter((section) => section.rows.length > 0)
}

/**
 * Rows that contain every word of a search. Those with the first word in their title come first, then those that are for it by their
 * keywords.
 */
export function searchRows(rows: readonly GalleryRow[], text: string, group: WidgetCategory | 'all'): GalleryRow[] {
  const words = filterText(text)
    .split(/\s+/)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => word.replace(/(?<=\w{3})s$/, ''))
  const inGroup = rows.filter((row) => group === 'all' || row.group === group)
  const found = inGroup.filter((row) => words.every((word) => row.searchText.includes(word)))
  const [first] = words
  return first === undefined
    ? found
    : found.toSorted((a, b) => Number(a.refused !== '') - Number(b.refused !== '') || rankOf(b, first) - rankOf(a, first))
}

function rankOf({ contract }: GalleryRow, word: string): number {
  const { title, keywords, english } = contract
  const has = (texts: readonly string[]) => texts.some((text) => filterText(text).includes(word))
  if (has([title, english?.title ?? ''])) return 2
  return has([...keywords, ...(english?.keywords ?? [])]) ? 1 : 0
}

const stopWords = new Set(['a', 'an', 'the', 'of', 'with', 'in', 'for']) // "a row of games"
