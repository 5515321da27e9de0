import * as z from 'zod/mini'

import { Picture } from './picture.ts'

export const BoundBankAccount = z.object({ key: z.string(), bank: z.string(), number: z.string(), payee: z.string() })

/**
 * An account and what protects it. Contacts are masked by the gateway; one that is missing is not bound. `registered` and `lastLogin` are
 * ISO-8601 with offset. `profile`: what the player has said about himself, by the gateway's field names.
 */
export const Security = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  picture: Picture,
  vip: z.int(),
  vipLabel: z.optional(z.string()),
  registered: z.optional(z.string()),
  lastLogin: z.optional(z.string()),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  hasTransactionPassword: z.boolean(),
  hasGoogle: z.boolean(),
  bankAccounts: z.array(BoundBankAccount),
  profile: z.record(z.string(), z.string()),
})
export type Security = z.infer<typeof Security>
