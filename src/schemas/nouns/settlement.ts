import * as z from 'zod/mini'

/** What is settled again and again: `everyMs` apart, counted from the full hour; `offset` of the zone in which that is told, `+08:00`. */
export const Settlement = z.object({ everyMs: z.int().check(z.minimum(1)), offset: z.string() })
export type Settlement = z.infer<typeof Settlement>
