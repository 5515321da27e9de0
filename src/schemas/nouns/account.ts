import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { Picture } from './picture.ts'

export const Session = z.object({
  role: z.enum(['guest', 'member', 'trial', 'agent']),
  name: z.string(), // nickname, else account; "" for a guest
  account: z.string(),
  picture: Picture,
  vipLabel: z.optional(z.string()),
  vip: z.int(),
  unread: z.int(),
})
export type Session = z.infer<typeof Session>

export const Balance = z.object({ amount: Amount, currency: z.string(), hidden: z.boolean(), refreshing: z.boolean() })
export type Balance = z.infer<typeof Balance>
