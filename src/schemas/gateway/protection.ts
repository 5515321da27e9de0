import * as z from 'zod/mini'

import { emptiable, tolerantArray } from './lists.ts'
import { code, int, maybeMoney, money, text, words } from './scalars.ts'

/** Player protection (gateway.md, section 17). Times are ISO-8601 with offset. */

/**
 * `kind` DEPOSIT, LOSS, WAGER (money) or SESSION (minutes); `period` DAY, WEEK or MONTH; unknown ones are kept. A higher amount waits
 * as `pendingAmount` until `pendingFrom`; 0 waiting is a limit that is about to go.
 */
export const ProtectionLimit = z.object({
  kind: code,
  period: code,
  amount: money,
  used: money,
  pendingAmount: maybeMoney,
  pendingFrom: text,
})
export type ProtectionLimit = z.infer<typeof ProtectionLimit>

/** `realityCheckMinutes` 0: off. */
export const Protection = emptiable(z.object({ limits: tolerantArray(ProtectionLimit), realityCheckMinutes: int, excludedUntil: text }))
export type Protection = z.infer<typeof Protection>

/** `netResult`: what was won less what was lost since `startedAt`. Ages are measured by `serverTime`, not by the player's clock. */
export const ProtectionSession = z.object({ startedAt: code, serverTime: words, netResult: money })
export type ProtectionSession = z.infer<typeof ProtectionSession>
