import * as z from 'zod/mini'

import { Amount } from './money.ts'

/** A link by which people register below an agent. `type` 0 is a member; `rate` a fraction. */
export const RegisterLink = z.object({
  key: z.string(),
  url: z.optional(z.string()),
  code: z.string(),
  type: z.int(),
  rate: Amount,
  count: z.optional(z.int()),
  time: z.string(),
  remark: z.string(),
})
export type RegisterLink = z.infer<typeof RegisterLink>
export const RegisterLinkList = z.array(RegisterLink)
export type RegisterLinkList = z.infer<typeof RegisterLinkList>
