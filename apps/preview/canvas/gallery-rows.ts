import type { JsonObject } from '../../../src/schemas/json.ts'
import { widgetCategories } from '../../../src/runtime/contract/docs.ts'
import type { DocumentedContract, WidgetCategory } from '../../../src/runtime/contract/docs.ts'
import { plainName } from '../model/plain-name.ts'
import type { Naming } from '../model/names.ts'
import { blocksOf, refusalOf } from '../model/nodes.ts'
import type { Spot } from '../model/nodes.ts'
import { refusalText } from '../model/place-words.ts'

/** A block type in the gallery. `needs`: data that it cannot do without, in plain words. `refused`: why it may not stand there; empty where it may. */
export type GalleryRow = {
  type: string
  title: string
  description: string
  group: WidgetCategory
  contract: DocumentedContract
  needs: readonly string[]
  refused: string
  found: string
}

/** Groups as they follow each other among all: what pages are mostly made of first, what surrounds it last. */
const groupOrder: readonly WidgetCategory[] = [...widgetCategories.filter((group) => group !== 'layout'), 'layout']
/** Types that are a whole page or popup by themselves: seldom what is added to one. */
const wholePage = /-(?:landing|screen|frame|over|warning|center)$/

/** Every block type: those that may stand at the spot first, by what they are for, then what the page has more of; whole pages last. */
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
      refused: refusal ? refusalText(refusal, { page, widget: type }, naming) : '',
      found: `${title} ${type} ${description} ${Object.keys(contract.inputs).join(' ')}`.toLowerCase(),
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

/** Data that a block type cannot do without, in plain words. */
function needsOf({ inputs }: DocumentedContract): string[] {
  return Object.entries(inputs)
    .filter(([, { need }]) => need !== 'optional')
    .map(([name]) => plainName(name).toLowerCase())
}

/** Rows that have every word of a search; a title that begins with it stands first. */
export function searchRows(rows: readonly GalleryRow[], text: string, group: WidgetCategory | 'all'): GalleryRow[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !filling.has(word))
    .map((word) => word.replace(/(?<=\w{3})s$/, ''))
  const inGroup = rows.filter((row) => group === 'all' || row.group === group)
  const found = inGroup.filter((row) => words.every((word) => row.found.includes(word)))
  const [first] = words
  return first === undefined
    ? found
    : found.toSorted(
        (a, b) =>
          Number(a.refused !== '') - Number(b.refused !== '') ||
          Number(b.title.toLowerCase().includes(first)) - Number(a.title.toLowerCase().includes(first)),
      )
}

const filling = new Set(['a', 'an', 'the', 'of', 'with', 'in', 'for']) // "a row of games"
