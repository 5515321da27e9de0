import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Box } from '../../../../src/schemas/preview.ts'
import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import type { Boxes } from '../../model/view/frame-link.ts'
import { blocksOf, refusalOf, slotsOf } from '../../model/documents/nodes.ts'
import type { Block, Refusal, Spot } from '../../model/documents/nodes.ts'
import { ownerOf } from '../../model/documents/places.ts'
import type { Load } from '../../model/documents/places.ts'

// Finds the place in the document under a point of the page, and the line that shows a place. All in px of the frame's window.

/** The line that shows a place: horizontal between blocks one below the other, vertical between blocks side by side. */
export type Line = { x: number; y: number; length: number; upright: boolean }

export type PageGeometry = { page: JsonObject; name: string /* of the page */; boxes: Boxes; contracts: ReadonlyMap<string, Contract> }

const smallestSize = 4 // px: smaller elements are there for screen readers alone
const edgeSize = 12 // px at the top and bottom of a block with areas that mean a place beside it

function boxIn({ name, boxes }: PageGeometry, { id }: Block): Box | undefined {
  return boxes.get(`${name}/${id}`)
}

function boxedIn(geometry: PageGeometry, list: string): { block: Block; box: Box }[] {
  return blocksOf(geometry.page)
    .filter((block) => block.list === list)
    .flatMap((block) => {
      const box = boxIn(geometry, block)
      return box && box.width >= smallestSize && box.height >= smallestSize ? [{ block, box }] : []
    })
}

const contains = ({ x, y, width, height }: Box, at: { x: number; y: number }) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
const distance = ({ x, y, width, height }: Box, at: { x: number; y: number }) =>
  Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height))

/** Whether the blocks of a list are side by side: two of them share most of their height and nothing of their width. */
function sideBySide(boxed: readonly { box: Box }[]): boolean {
  return boxed.some(({ box: a }, index) => {
    const b = boxed[index + 1]?.box
    if (!b) return false
    const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
    return shared > 0.5 * Math.min(a.height, b.height) && (a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1)
  })
}

/** The place under the pointer: beside the block that it is on, or in an area of it; between blocks of the page where it is on none. */
export function placeUnder(
  geometry: PageGeometry,
  at: { x: number; y: number },
  { widget, moving }: Load,
): { spot: Spot; refused: Refusal } | null {
  const { page, contracts } = geometry
  const isMoved = (block: Block) => moving !== undefined && (block.id === moving.id || block.pointer.startsWith(`${moving.pointer}/`))
  const under = blocksOf(page)
    .filter((block) => !isMoved(block) && contains(boxIn(geometry, block) ?? nowhere, at))
    .toSorted((a, b) => b.level - a.level)[0]
  const placed = (spot: Spot) => ({ spot, refused: refusalOf(page, spot.list, widget, contracts, moving) })
  if (!under) {
    const onPage = boxedIn(geometry, '/nodes')
    return onPage.length > 0
      ? placed(besideNearest(onPage, at, '/nodes'))
      : { spot: { list: '/nodes', index: 0 }, refused: refusalOf(page, '/nodes', widget, contracts, moving) }
  }
  const box = boxIn(geometry, under) ?? nowhere
  const slots = slotsOf(under, contracts.get(under.widget))
  const edge = Math.min(edgeSize, box.height / 4)
  if (slots.length === 0 || at.y < box.y + edge || at.y > box.y + box.height - edge)
    return placed(besideNearest(boxedIn(geometry, under.list), at, under.list, under))
  const filled = slots.flatMap((slot) => {
    const boxed = boxedIn(geometry, slot.list)
    return boxed.length > 0 ? [{ slot, boxed, distance: Math.min(...boxed.map((one) => distance(one.box, at))) }] : []
  })
  const empty = slots.filter((slot) => !filled.some((one) => one.slot === slot))
  const nearest = filled.toSorted((a, b) => a.distance - b.distance)[0]
  const free = empty.find((slot) => refusalOf(page, slot.list, widget, contracts, moving) === null) ?? empty[0]
  if (free && (!nearest || nearest.distance > edgeSize * 2)) return placed({ list: free.list, index: free.nodes.length })
  return nearest ? placed(besideNearest(nearest.boxed, at, nearest.slot.list)) : null
}

const nowhere: Box = { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

function besideNearest(boxed: readonly { block: Block; box: Box }[], at: { x: number; y: number }, list: string, only?: Block): Spot {
  const nearest = only ? boxed.find(({ block }) => block === only) : boxed.toSorted((a, b) => distance(a.box, at) - distance(b.box, at))[0]
  if (!nearest) return { list, index: 0 }
  const { block, box } = nearest
  const beyond = sideBySide(boxed) ? at.x > box.x + box.width / 2 !== mirrored(boxed) : at.y > box.y + box.height / 2
  return { list, index: block.index + (beyond ? 1 : 0) }
}

function mirrored(boxed: readonly { box: Box }[]): boolean {
  const [first, second] = boxed
  return first !== undefined && second !== undefined && second.box.x < first.box.x && second.box.y < first.box.y + first.box.height
}

/** The line of a place; null where nothing near it is drawn. */
export function lineOf(geometry: PageGeometry, spot: Spot): Line | null {
  const boxed = boxedIn(geometry, spot.list)
  const owner = ownerOf(geometry.page, spot.list)
  const around = owner ? boxIn(geometry, owner) : undefined
  const before = boxed.findLast(({ block }) => block.index < spot.index)?.box
  const behind = boxed.find(({ block }) => block.index >= spot.index)?.box
  const near = before ?? behind
  if (!near)
    return around ? { x: around.x + 8, y: around.y + around.height / 2, length: Math.max(around.width - 16, 16), upright: false } : null
  if (sideBySide(boxed)) {
    const back = mirrored(boxed)
    const start = (box: Box) => (back ? box.x + box.width : box.x)
    const end = (box: Box) => (back ? box.x : box.x + box.width)
    const sameRow = before && behind && Math.abs(before.y - behind.y) < before.height / 2
    const x = sameRow ? (end(before) + start(behind)) / 2 : before ? end(before) + (back ? -4 : 4) : start(near) + (back ? 4 : -4)
    return { x, y: near.y, length: near.height, upright: true }
  }
  const union = boxed.map(({ box }) => box)
  const x = Math.min(...union.map((box) => box.x))
  const y = before && behind ? (before.y + before.height + behind.y) / 2 : before ? before.y + before.height + 4 : near.y - 4
  return { x, y, length: Math.max(...union.map((box) => box.x + box.width)) - x, upright: false }
}
