import { combine, createEvent, sample } from 'effector'

import type { Contract } from '../../../src/runtime/contract/widget.ts'
import { $contracts } from '../model/catalogue/catalogue.ts'
import { $carried } from '../model/moving/carried.ts'
import type { Carried } from '../model/moving/carried.ts'
import { $document } from '../model/documents/documents.ts'
import { blockMoved } from '../model/documents/edits.ts'
import { $naming } from '../model/documents/names.ts'
import type { Naming } from '../model/documents/names.ts'
import { blockOf, blocksOf, refusalOf, slotsOf } from '../model/documents/nodes.ts'
import type { Spot } from '../model/documents/nodes.ts'
import { carriedLabel, placeLabel, refusalText } from '../model/moving/place-words.ts'
import { ownerOf, placeAt } from '../model/documents/places.ts'
import type { DropMark } from '../../kit/tree/tree-drop-line.tsx'
import type { DropPlace } from '../../kit/tree/tree-rows.ts'
import { areaRowId, blockRowId, pageRow } from './block-rows.ts'
import type { BlockRow } from './block-rows.ts'

/** What the tree asks while a row is dragged over it. */
export type Drops = {
  /** True where a block may be put, else the reason why not; false where there is no place at all. */
  may: (row: BlockRow, place: DropPlace<BlockRow>) => boolean | string
  label: (row: BlockRow, place: DropPlace<BlockRow>) => string
  /** The place of the page that a place of the tree means; undefined where no block is allowed. */
  spotOf: (place: DropPlace<BlockRow>) => Spot | undefined
}

export const $drops = combine($document, $contracts, $naming, (page, contracts, naming): Drops => {
  const spotOf = ({ at, row }: DropPlace<BlockRow>): Spot | undefined => {
    if (!page) return undefined
    if (at === 'inside') return row.list === '' ? undefined : { list: row.list, index: 0 }
    const block = row.kind === 'block' ? blockOf(page, row.block) : undefined
    return block && { list: block.list, index: at === 'before' ? block.index : block.index + 1 }
  }
  return {
    spotOf,
    may(row, place) {
      const moving = page && blockOf(page, row.block)
      const spot = spotOf(place)
      if (!page || !moving || !spot) return false
      const refusal = refusalOf(page, spot.list, moving.widget, contracts, moving)
      return refusal === null || refusalText(refusal, { page, widget: moving.widget }, naming)
    },
    label(row, place) {
      const spot = spotOf(place)
      return page && spot ? placeLabel(placeAt(page, spot, blockOf(page, row.block)), naming) : ''
    },
  }
})

/** The block of a row was let go at a place of the tree. */
export const rowDropped = createEvent<{ row: BlockRow; place: DropPlace<BlockRow> }>()
sample({
  clock: sample({
    clock: rowDropped,
    source: $drops,
    fn: (drops, { row, place }) => ({ id: row.block, spot: drops.spotOf(place) }),
  }).filterMap(({ id, spot }) => spot && { id, spot }),
  target: blockMoved,
})

/** Where the tree draws the line of a block that is moved by keys or over the canvas; null while there is none. */
export const $dropMark = combine($carried, $document, $contracts, $naming, (carried, document, contracts, naming) =>
  carried && carried.page === document ? markOf(carried, contracts, naming) : null,
)

function markOf(carried: Carried, contracts: ReadonlyMap<string, Contract>, naming: Naming): DropMark | null {
  const { page, spot, refused } = carried
  if (!spot) return null
  const words = { label: carriedLabel(carried, naming), refused: refused ? refusalText(refused, carried, naming) : undefined }
  const siblings = blocksOf(page).filter(({ list }) => list === spot.list)
  const next = siblings[spot.index]
  if (next) return { id: blockRowId(next.id), at: 'before', ...words }
  const last = siblings.at(-1)
  if (last) return { id: blockRowId(last.id), at: 'after', ...words }
  const owner = ownerOf(page, spot.list)
  if (!owner) return { id: pageRow, at: 'inside', ...words }
  const slots = slotsOf(owner, contracts.get(owner.widget))
  const slot = slots.find(({ list }) => list === spot.list)
  return { id: slot && slots.length > 1 ? areaRowId(owner.id, slot.name) : blockRowId(owner.id), at: 'inside', ...words }
}
