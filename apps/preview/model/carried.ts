import { createEvent, createStore } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Block, Refusal, Spot } from './nodes.ts'
import type { Way } from './places.ts'

/**
 * A block between two places: picked up and not put down yet. It stays in the document where it was; `spot` is where it would go, null
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
  refused: Refusal // why it may not be put down at the spot
}

// What may happen
/** Picks up a block of the open page. */
export const blockPickedUp = createEvent<{ block: string; by: Carried['by'] }>()
/** Picks up a new block of a type, which is in no place yet. */
export const newPickedUp = createEvent<{ widget: string; node: JsonObject }>()
export const carriedStepped = createEvent<Way>()
/** The pointer is over a place. */
export const carriedOver = createEvent<{ spot: Spot | null; refused: Refusal }>()
export const carriedPutDown = createEvent()
export const carriedReturned = createEvent()
/** It is somebody else's again: a row that goes back into the tree it was dragged from. */
export const carriedLeft = createEvent()

/** It was put down at another place: `carried` as it was. */
export const carriedLanded = createEvent<Carried & { spot: Spot }>()
/** It went back to where it came from. */
export const carriedBack = createEvent<Carried>()
/** There is no place that way. */
export const carriedStayed = createEvent<Carried>()

// What we know; how it changes stands in carried-rules.ts, which comes later
export const $carried = createStore<Carried | null>(null)
