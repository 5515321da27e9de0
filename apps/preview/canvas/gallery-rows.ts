import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Contract } from '../../../src/runtime/widget/contract.ts'
import type { Naming } from '../model/names.ts'
import { refusalOf } from '../model/nodes.ts'
import type { Spot } from '../model/nodes.ts'
import { refusalText } from '../model/place-words.ts'
import { groupOf } from './block-groups.ts'
import type { BlockGroup } from './block-groups.ts'

/** A block type in the gallery. `refused`: why it may not stand there; empty where it may. */
export type GalleryRow = { type: string; title: string; description: string; group: BlockGroup; contract: Contract; refused: string; found: string }

/** Every block type, those that may stand at the spot first, each in the order of its title. */
export function galleryRows(page: JsonObject, spot: Spot, contracts: ReadonlyMap<string, Contract>, naming: Naming): GalleryRow[] {
  const rows = [...contracts.values()].map((contract): GalleryRow => {
    const { type, title, description } = contract
    const refusal = refusalOf(page, spot.list, type, contracts)
    return { type, title, description, group: groupOf(contract), contract, refused: refusal ? refusalText(refusal, { page, widget: type }, naming) : '', found: `${title} ${type} ${description} ${Object.keys(contract.inputs).join(' ')}`.toLowerCase() }
  })
  return rows.toSorted((a, b) => Number(a.refused !== '') - Number(b.refused !== '') || (a.title < b.title ? -1 : 1))
}

/** Rows that have every word of a search; a title that begins with it stands first. */
export function searchRows(rows: readonly GalleryRow[], text: string, group: BlockGroup | 'all'): GalleryRow[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '' && !filling.has(word)).map((word) => word.replace(/(?<=\w{3})s$/, ''))
  const inGroup = rows.filter((row) => group === 'all' || row.group === group)
  const found = inGroup.filter((row) => words.every((word) => row.found.includes(word)))
  const [first] = words
  return first === undefined ? found : found.toSorted((a, b) => Number(a.refused !== '') - Number(b.refused !== '') || Number(b.title.toLowerCase().includes(first)) - Number(a.title.toLowerCase().includes(first)))
}

const filling = new Set(['a', 'an', 'the', 'of', 'with', 'in', 'for']) // "a row of games"
