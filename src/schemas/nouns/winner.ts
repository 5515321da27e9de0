import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { Picture } from './picture.ts'

export const Winner = z.object({
  rank: z.int(), // from 1: `data-key`
  name: z.string(),
  amount: z.number(),
  currency: z.string(), // symbol
  game: z.optional(z.string()),
  picture: Picture,
  target: z.optional(LaunchTarget), // missing: the row starts nothing
})
export type Winner = z.infer<typeof Winner>
export const WinnerList = z.array(Winner)
export type WinnerList = z.infer<typeof WinnerList>
