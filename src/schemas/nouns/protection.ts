import * as z from 'zod/mini'

import { LocalizedText } from './localized-text.ts'

/** `used` and `amount` in the account's currency, minutes for SESSION. `pendingFrom` is ISO-8601 with offset. */
export const ProtectionLimit = z.object({
  kind: z.string(),
  period: z.string(),
  amount: z.number(),
  used: z.number(),
  pendingAmount: z.optional(z.number()),
  pendingFrom: z.optional(z.string()),
})
export type ProtectionLimit = z.infer<typeof ProtectionLimit>

/** What the brand offers to choose from: minutes between reality checks, days of a time-out and of a self-exclusion. */
export const ProtectionChoices = z.object({
  checkMinutes: z.array(z.int()),
  timeOutDays: z.array(z.int()),
  exclusionDays: z.array(z.int()),
})

export const Protection = z.object({
  limits: z.array(ProtectionLimit),
  realityCheckMinutes: z.int(),
  excludedUntil: z.optional(z.string()),
  currency: z.string(),
  pending: z.boolean(),
  failure: z.optional(LocalizedText),
  choices: ProtectionChoices,
  draft: z.optional(z.record(z.string(), z.string())), // what was typed and not sent
})
export type Protection = z.infer<typeof Protection>
