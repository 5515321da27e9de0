import * as z from 'zod/mini'

export const Count = z.int()
export type Count = z.infer<typeof Count>
