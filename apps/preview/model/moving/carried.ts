import { dequal } from 'dequal/lite'
import { createEvent, createStore, sample } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $contracts } from '../catalogue/catalogue.ts'
import { $doc, $document } from '../documents/documents.ts'
import { blockAdded, blockDuplicated, blockMoved } from '../documents/edits.ts'
import { $naming } from '../documents/names.ts'
import { blockOf } from '../documents/nodes.ts'
import type { Block, Refusal, Spot } from '../documents/nodes.ts'
import { homeOf, samePlace, stepSpot } from '../documents/places.ts'
import type { Way } from '../documents/places.ts'

/**
 * A block that is being moved: picked up and not dropped yet. It stays in the document where it was; `spot` is its new place, null
 * while it is over no place. One at a time, by keys or by the pointer, over the canvas, the outline and the gallery alike.
 */
export type Carried = {
  by: 'keys' | 'pointer'
  doc: string
  page: JsonObject // as it was when it was picked up: spots count in it
  name: string
  widget: string
  moving: Block | undefined // missing for a new block
  fresh: JsonObject | undefined // what a new block begins with
  home: Spot | null
  spot: Spot | null
  refused: Refusal // why it cannot be dropped at the spot
}

// What may happen
/** Picks up a block of the open page. */
export const blockPickedUp = createEvent<{ block: string; by: Carried['by'] }>()
/** Picks up a new block of a type, which is in no place yet. */
export const newPickedUp = createEvent<{ widget: string; node: JsonObject }>()
export const carriedStepped = createEvent<Way>()
/** The pointer is over a place. */
export const carriedOver = createEvent<{ spot: Spot | null; refused: Refusal }>()
/** `copies`: a copy of the block goes to the place, and the block stays where it is. */
export const carriedPutDown = createEvent<{ copies: boolean } | void>()
/** Whether it would be copied now: the key for that is held. */
export const copyKeyHeld = createEvent<boolean>()
export const carriedReturned = createEvent()
/** The drag is handled elsewhere again: the row returned to the tree it was dragged from. */
export const carriedLeft = createEvent()

/** It was dropped at another place: `carried` as it was. */
export const carriedLanded = createEvent<Carried & { spot: Spot; copies: boolean }>()
/** It returned to its first place. */
export const carriedBack = createEvent<Carried>()
/** There is no place in that direction. */
export const carriedStayed = createEvent<Carried>()

// What we know
export const $carried = createStore<Carried | null>(null)
export const $isCopying = createStore(false).on(copyKeyHeld, (_, isHeld) => isHeld)

// How it changes
sample({
  clock: blockPickedUp,
  source: { doc: $doc, page: $document, naming: $naming },
  fn: ({ doc, page, naming }, { block: id, by }): Carried | null => {
    const moving = page?.kind === 'page' ? blockOf(page, id) : undefined
    return page && moving
      ? {
          by,
          doc,
          page,
          name: naming.nameOf(moving),
          widget: moving.widget,
          moving,
          fresh: undefined,
          home: homeOf(moving),
          spot: homeOf(moving),
          refused: null,
        }
      : null
  },
  target: $carried,
})
sample({
  clock: newPickedUp,
  source: { doc: $doc, page: $document, naming: $naming },
  fn: ({ doc, page, naming }, { widget, node }): Carried | null =>
    page?.kind === 'page'
      ? {
          by: 'pointer',
          doc,
          page,
          name: naming.typeOf(widget),
          widget,
          moving: undefined,
          fresh: node,
          home: null,
          spot: null,
          refused: null,
        }
      : null,
  target: $carried,
})
const stepTaken = sample({
  clock: carriedStepped,
  source: { carried: $carried, contracts: $contracts },
  fn: ({ carried, contracts }, way) => ({
    carried,
    next: carried?.spot ? stepSpot(carried.page, carried, contracts, carried.spot, way) : null,
  }),
})
$carried
  .on(stepTaken, (carried, { next }) => (carried && next ? { ...carried, spot: next, refused: null } : carried))
  .on(carriedOver, (carried, { spot, refused }) =>
    !carried || (dequal(spot, carried.spot) && refused?.code === carried.refused?.code) ? carried : { ...carried, spot, refused },
  )
sample({
  clock: stepTaken,
  filter: ({ carried, next }) => carried !== null && next === null,
  fn: ({ carried }) => carried as Carried,
  target: carriedStayed,
}) // the filter has just checked it

const putDown = sample({
  clock: carriedPutDown,
  source: $carried,
  fn: (carried, put) => carried && { ...carried, copies: put?.copies === true && carried.moving !== undefined },
}).filterMap((carried) => carried ?? undefined)
const lands = ({ spot, refused, home, moving, copies }: Carried & { copies: boolean }) =>
  spot !== null && refused === null && (copies || !(home && samePlace(spot, home, moving)))
// the filter has just checked it
sample({ clock: putDown, filter: lands, fn: (carried) => carried as typeof carried & { spot: Spot }, target: carriedLanded })
sample({ clock: putDown, filter: (carried) => !lands(carried), target: carriedBack })
sample({
  clock: carriedReturned,
  source: $carried,
  filter: (carried) => carried !== null,
  fn: (carried) => carried as Carried,
  target: carriedBack,
}) // the filter has just checked it
$carried.reset(carriedLanded, carriedBack, carriedLeft)
$isCopying.reset(carriedLanded, carriedBack, carriedLeft)

const landed = carriedLanded.filterMap(({ moving, spot, copies }) => (moving ? { id: moving.id, spot, copies } : undefined))
sample({ clock: landed, filter: ({ copies }) => !copies, fn: ({ id, spot }) => ({ id, spot }), target: blockMoved })
sample({ clock: landed, filter: ({ copies }) => copies, fn: ({ id, spot }) => ({ id, spot }), target: blockDuplicated })
sample({
  clock: carriedLanded.filterMap(({ moving, widget, spot, fresh: node }) => (moving ? undefined : { widget, spot, node })),
  target: blockAdded,
})

// Another document, or another state of this one: its places no longer exist
sample({
  clock: $document,
  source: $carried,
  filter: (carried, document) => carried !== null && carried.page !== document,
  fn: (carried) => carried as Carried,
  target: carriedBack,
}) // the filter has just checked it
