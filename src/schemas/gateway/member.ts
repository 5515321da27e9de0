import * as z from 'zod/mini'

import { emptiable, maybeList } from './lists.ts'
import { code, decimal, flag, id, int, maybeFlag, maybeInt, maybeMoney, text, url, words } from './scalars.ts'

/** The member, the wallets and the waiting contracts (gateway.md, section 8). Money is in the account's currency. */

/** `type`: 1, 2, 41, 42 are agents, 4 is a trial account; the lists are configured. */
export const MemberInfo = z.object({
  id,
  account: words,
  nickname: words,
  type: int,
  balance: maybeMoney,
  currencySymbol: text,
  vip: maybeFlag,
  vipLabel: text,
  vipRankLevel: maybeInt,
  availablePromotionCount: maybeInt,
  unreadMessageCount: maybeInt,
  username: text,
  merchantCode: text,
  registeredTime: text,
  lastLoginTime: text,
})
export type MemberInfo = z.infer<typeof MemberInfo>

export const MemberIcon = emptiable(z.object({ icon: url }))
export type MemberIcon = z.infer<typeof MemberIcon>

/** The main wallet has the code "MAIN", the others the vendor's. */
export const Wallet = z.object({ walletCode: code, displayName: text, balance: decimal, main: maybeFlag })
export type Wallet = z.infer<typeof Wallet>

export const WalletBalance = z.object({ balance: decimal, currencySymbol: text, wallets: maybeList(Wallet) })
export type WalletBalance = z.infer<typeof WalletBalance>

const Salary = z.object({ daily: flag, hourly: flag, realtime: flag })

/** `null`: no contract data, no panel. The four numbers: 0 none, 1 a new contract waits, 2 a termination waits. */
export const Consolidated = z._default(
  z.nullable(
    z.object({
      dailysalreqtype: maybeInt,
      divtypereq: maybeInt,
      contracthoursalreq: maybeInt,
      realtimesalreqtype: maybeInt,
      enableContract: flag,
      enableSalary: emptiable(Salary),
    }),
  ),
  null,
)
export type Consolidated = z.infer<typeof Consolidated>

export const UnreadCount = emptiable(z.object({ unreadCount: int }))
export type UnreadCount = z.infer<typeof UnreadCount>
