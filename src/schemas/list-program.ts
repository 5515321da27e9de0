import * as z from 'zod/mini'

import { JsonObject } from './json.ts'
import type { Json } from './json.ts'

/** Where a step puts an item. An array is tried in turn; when nothing matches, the item stays. */
export type Place =
  | 'first'
  | 'last'
  | { before: string }
  | { after: string }
  | ('first' | 'last' | { before: string } | { after: string })[]

const key = z.string().check(z.minLength(1))
const onePlace = z.union([z.literal('first'), z.literal('last'), z.strictObject({ before: key }), z.strictObject({ after: key })])
export const Place = z.union([onePlace, z.array(onePlace).check(z.minLength(1))])

const within = z.optional(z.string()) // "node-id/slot": the list of that slot; without it the document's own list

export const MoveStep = z.strictObject({ op: z.literal('move'), key, to: Place, in: within })
export const EnsureStep = z.strictObject({ op: z.literal('ensure'), key, to: Place, item: z.optional(JsonObject), in: within })
export const RemoveStep = z.strictObject({ op: z.literal('remove'), key, in: within })
export const SplitStep = z.strictObject({
  op: z.literal('split'),
  from: key,
  by: key,
  into: z
    .array(z.strictObject({ key, members: z.union([z.array(z.string()), z.strictObject({ brand: z.string() })]) }))
    .check(z.minLength(1)),
  in: within,
})
export const SetStep = z.looseObject({ op: z.literal('set'), key, in: within }) // every other key is merged into the item
export const SortStep = z.strictObject({ op: z.literal('sortBy'), field: key, in: within })

export const ListStep = z.discriminatedUnion('op', [MoveStep, EnsureStep, RemoveStep, SplitStep, SetStep, SortStep])
export type ListStep = z.infer<typeof ListStep>

/** A list program: steps over a keyed list, run in order. Laws in `rules/list-program.laws.test.ts`. */
export const ListProgram = z.array(ListStep).check(z.maxLength(100))
export type ListProgram = z.infer<typeof ListProgram>

/**
 * What no step over a list can say: another value of one of the document's own fields, as its title; without a value the field goes. What a
 * document is (kind, id, format) stays.
 */
export const ReplaceStep = z.strictObject({
  op: z.literal('replace'),
  field: z.string().check(z.regex(/^(?!(?:kind|id|format)$)[a-zA-Z]+$/)),
  value: z.optional(z.custom<Json>((value) => value !== undefined)),
})
export type ReplaceStep = z.infer<typeof ReplaceStep>
export const OverlayStep = z.discriminatedUnion('op', [MoveStep, EnsureStep, RemoveStep, SplitStep, SetStep, SortStep, ReplaceStep])
export type OverlayStep = z.infer<typeof OverlayStep>
export const OverlayProgram = z.array(OverlayStep).check(z.maxLength(100))
export type OverlayProgram = z.infer<typeof OverlayProgram>
