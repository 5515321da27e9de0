import * as z from 'zod/mini'

/** A text for a reader: a literal, or `t:key` with the values to insert. A literal comes from the gateway and is text, never HTML. */
export const LocalizedText = z.object({
  text: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type LocalizedText = z.infer<typeof LocalizedText>
