import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { RecordCollection, RecordRow } from './record.ts'

/**
 * A page of the accounts below an agent. `path`: from the first account below the agent down to the one whose downlines these are, none for
 * the agent's own; `account`: what their names contain. `record` and `query` name the question on all of its pages.
 */
export const DownlinePage = z.object({
  record: z.string(),
  query: z.string(),
  collection: z.optional(RecordCollection),
  rows: z.array(RecordRow),
  path: z.array(z.string()),
  account: z.string(),
  page: z.int(),
  pages: z.int(),
  count: z.optional(z.int()),
  first: z.int(),
  currency: z.string(),
})
export type DownlinePage = z.infer<typeof DownlinePage>

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
