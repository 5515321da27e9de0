import * as z from 'zod/mini'

/** How long somebody has been here and what it came to. `startedAt` in ms since 1970 by this device's clock; `now` steps once a minute. */
export const PlaySession = z.object({ startedAt: z.number(), now: z.number(), netResult: z.optional(z.number()), currency: z.string() })
export type PlaySession = z.infer<typeof PlaySession>

/** The session is about to end for want of activity. Times in ms since 1970. */
export const IdleWarning = z.object({ endsAt: z.number() })
export type IdleWarning = z.infer<typeof IdleWarning>

/** Why the session is over. `until`: no login before then, ISO-8601 with offset; `back`: the address that a login leads to. */
export const SessionOver = z.object({
  why: z.enum(['idle', 'time', 'excluded']),
  until: z.optional(z.string()),
  back: z.string(),
  agent: z.boolean(),
})
export type SessionOver = z.infer<typeof SessionOver>
