import * as z from 'zod/mini'

/** A sentence for a reader: a literal, or `t:key` with what stands in it. Literals come from the gateway and are text, never HTML. */
export const Said = z.object({ text: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) })
export type Said = z.infer<typeof Said>
