import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import { blockOf, blocksOf, refusalOf, slotsOf } from './nodes.ts'
import type { Block, Slot, Spot } from './nodes.ts'

// Places between blocks while one is moved: how they are counted, what they are beside, which is next.

/** Where a spot is: the `nth` of `of` places once the block is there, after `after` or before `before`, in an area of `owner`. */
export type Place = { nth: number; of: number; after: Block | null; before: Block | null; owner: Block | null; slot: string | null }

/** The block that is moved: one of the page, or a new one of a type. */
export type Load = { widget: string; moving?: Block | undefined }

export type Way = 'up' | 'down' | 'in' | 'out' | 'first' | 'last'

type Contracts = ReadonlyMap<string, Contract>

/** Where a block is, as a spot. */
export function homeOf({ list, index }: Block): Spot {
  return { list, index }
}

/** The block that an area belongs to; null for the page's own list. */
export function ownerOf(page: JsonObject, list: string): Block | null {
  const pointer = /^(.*)\/slots\/[^/]+$/.exec(list)?.[1]
  return pointer === undefined ? null : (blocksOf(page).find((block) => block.pointer === pointer) ?? null)
}

export function placeAt(page: JsonObject, spot: Spot, moving?: Block): Place {
  const all = blocksOf(page).filter(({ list }) => list === spot.list)
  const others = all.filter(({ id }) => id !== moving?.id)
  const before = all.filter((block) => block.index < spot.index && block.id !== moving?.id)
  const slot = spot.list === '/nodes' ? null : spot.list.slice(spot.list.lastIndexOf('/') + 1)
  return {
    nth: before.length + 1,
    of: others.length + 1,
    after: before.at(-1) ?? null,
    before: others[before.length] ?? null,
    owner: ownerOf(page, spot.list),
    slot,
  }
}

/** Whether two spots are the same place: beside itself on either side a block stays where it is. */
export function samePlace(a: Spot, b: Spot, moving?: Block): boolean {
  const near = (spot: Spot) => (moving && spot.list === moving.list && spot.index === moving.index + 1 ? moving.index : spot.index)
  return a.list === b.list && near(a) === near(b)
}

/**
 * The next place from a spot: up and down in its list and on into the next area of the same block; out of an area to behind its block; into
 * an area of the block before, else of the one behind. Null where there is none that takes the load.
 */
export function stepSpot(page: JsonObject, load: Load, contracts: Contracts, spot: Spot, way: Way): Spot | null {
  const may = (list: string) => refusalOf(page, list, load.widget, contracts, load.moving) === null
  const { moving } = load
  const length = blocksOf(page).filter(({ list }) => list === spot.list).length
  const at = moving && spot.list === moving.list && spot.index === moving.index + 1 ? moving.index : spot.index
  if (way === 'first') return { list: spot.list, index: 0 }
  if (way === 'last') return { list: spot.list, index: length }
  if (way === 'up' || way === 'down') {
    const by = way === 'up' ? -1 : 1
    let index = at + by
    if (moving && spot.list === moving.list && index === moving.index + 1) index += by // both sides of itself are one place
    if (index >= 0 && index <= length) return { list: spot.list, index }
    return nextArea(page, spot.list, by, contracts, may)
  }
  if (way === 'out') {
    for (let owner = ownerOf(page, spot.list); owner; owner = blockOf(page, owner.parent) ?? null) {
      if (may(owner.list)) return { list: owner.list, index: owner.index + 1 }
    }
    return null
  }
  const beside = blocksOf(page).filter((block) => block.list === spot.list && block.id !== moving?.id)
  const before = beside.findLast(({ index }) => index < at)
  const behind = beside.find(({ index }) => index >= at)
  const last = before && slotsOf(before, contracts.get(before.widget)).findLast((slot) => may(slot.list))
  if (last) return { list: last.list, index: last.nodes.length }
  const first = behind && slotsOf(behind, contracts.get(behind.widget)).find((slot) => may(slot.list))
  return first ? { list: first.list, index: 0 } : null
}

/** The area beside one of the same block, entered at its near end. */
function nextArea(page: JsonObject, list: string, by: 1 | -1, contracts: Contracts, may: (list: string) => boolean): Spot | null {
  const owner = ownerOf(page, list)
  if (!owner) return null
  const slots: Slot[] = slotsOf(owner, contracts.get(owner.widget))
  for (let at = slots.findIndex((slot) => slot.list === list) + by; slots[at]; at += by) {
    const slot = slots[at]
    if (slot && may(slot.list)) return { list: slot.list, index: by === 1 ? 0 : slot.nodes.length }
  }
  return null
}
