import * as z from 'zod/mini'

import { Announcement } from './announcements.ts'
import { emptiable, List, maybe, maybeList } from './lists.ts'
import { Paged } from './paging.ts'
import { code, decimal, id, int, maybeFlag, maybeInt, text, url, words } from './scalars.ts'

/** What agents alone are told (gateway.md, section 15). Amounts are exact text in the account's currency. */

/** `day`: yyyy-MM-dd in the gateway's own zone. */
export const TeamDay = z.object({ day: code, betAmount: decimal, profit: decimal, newCount: int })
export type TeamDay = z.infer<typeof TeamDay>

/** Counts and balance are those of now, the other amounts and `newCount` those of the range; `series` its days, if the gateway has them. */
export const TeamOverview = emptiable(
  z.object({
    teamSize: int,
    agentCount: int,
    memberCount: int,
    onlineCount: int,
    newCount: int,
    teamBalance: decimal,
    deposit: decimal,
    withdraw: decimal,
    betAmount: decimal,
    validBet: decimal,
    profit: decimal,
    series: maybeList(TeamDay),
  }),
)
export type TeamOverview = z.infer<typeof TeamOverview>

/** What the platform announces to agents. */
export const AgentAnnouncements = Paged(Announcement)
export type AgentAnnouncements = z.infer<typeof AgentAnnouncements>

/** An account below the agent. `type` 0 is a member; `rate` is a fraction; `teamSize` counts who is below it. Times are ISO-8601. */
export const Downline = z.object({
  id,
  account: code,
  nickname: text,
  type: int,
  parent: text,
  balance: decimal,
  teamSize: int,
  rate: decimal,
  registeredTime: words,
  lastLoginTime: text,
  online: maybeFlag,
})
export type Downline = z.infer<typeof Downline>
export const Downlines = Paged(Downline)
export type Downlines = z.infer<typeof Downlines>
/** What registering one answers; nobody needs more than that it was done. */
export const NewDownline = maybe(Downline)

/** A link by which people register below an agent, with the type and the rate that they get. */
export const RegisterLink = z.object({
  linkId: id,
  registerUrl: url,
  affiliateCode: words,
  type: int,
  rate: decimal,
  registeredCount: maybeInt,
  createdTime: words,
  remark: text,
})
export type RegisterLink = z.infer<typeof RegisterLink>
export const RegisterLinks = List(RegisterLink)
export type RegisterLinks = z.infer<typeof RegisterLinks>
export const NewRegisterLink = maybe(RegisterLink)
