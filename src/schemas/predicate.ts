import * as z from 'zod/mini'

import { factNames } from './facts.ts'
import type { FactName } from './facts.ts'

export type Literal = string | number | boolean

/**
 * When a node, an item or an overlay is shown. Three-valued: true, false, unknown; only true shows.
 * Evaluated by `rules/predicate.ts`, decided (never true, always true) by `reasons/decide.ts`.
 */
export type Predicate =
  | { all: Predicate[] }
  | { any: Predicate[] }
  | { not: Predicate }
  | { eq: [FactName, Literal] }
  | { in: [FactName, Literal[]] }
  | { gte: [FactName, number] }
  | { lte: [FactName, number] }
  | { flag: string }
  | { from: string }
  | { until: string }

const fact = z.enum(factNames as [FactName, ...FactName[]])
const literal = z.union([z.string(), z.number(), z.boolean()])
/** A moment with its offset, on a day of the calendar. */
export const Moment = z.iso.datetime({ offset: true })

export const Predicate: z.ZodMiniType<Predicate> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(Predicate) }),
    z.strictObject({ any: z.array(Predicate) }),
    z.strictObject({ not: Predicate }),
    z.strictObject({ eq: z.tuple([fact, literal]) }),
    z.strictObject({ in: z.tuple([fact, z.array(literal)]) }),
    z.strictObject({ gte: z.tuple([fact, z.number()]) }),
    z.strictObject({ lte: z.tuple([fact, z.number()]) }),
    z.strictObject({ flag: z.string().check(z.minLength(1)) }),
    z.strictObject({ from: Moment }),
    z.strictObject({ until: Moment }),
  ]),
)

export const predicateLimits = { depth: 6, leaves: 64 } as const
