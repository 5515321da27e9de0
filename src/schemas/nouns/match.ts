import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'

export const Match = z.object({
  key: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startTime: z.string(), // ISO-8601 with offset
  odds: z.record(z.string(), z.number()),
  target: LaunchTarget,
})
export type Match = z.infer<typeof Match>
export const MatchList = z.array(Match)
export type MatchList = z.infer<typeof MatchList>
