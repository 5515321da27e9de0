import * as z from 'zod/mini'

import { emptiable, maybe, maybeList, tolerantArray } from './lists.ts'
import { Paged } from './paging.ts'
import { code, id, maybeDecimal, maybeFlag, words } from './scalars.ts'

/** Contracts between agents (gateway.md, section 15). Times are ISO-8601 with offset, amounts exact decimals, a rate of 0.08 is 8%. */

export const ContractTerm = z.object({
  rate: maybeDecimal,
  periodValidBet: maybeDecimal,
  periodProfitLoss: maybeDecimal,
  activeMembers: maybeDecimal,
  betAmount: maybeDecimal,
  winRate: maybeDecimal,
  lossRate: maybeDecimal,
  singleBetAmount: maybeDecimal,
})
export type ContractTerm = z.infer<typeof ContractTerm>

/** `direction` is seen from the caller. `downlineHigherRate`: agreeing ends the contract of a downline. */
export const GatewayContract = z.object({
  contractId: id,
  contractType: code,
  periodType: words,
  fromAccount: words,
  toAccount: words,
  direction: code,
  requestType: words,
  status: code,
  terms: tolerantArray(ContractTerm),
  createdTime: words,
  downlineHigherRate: maybeFlag,
})
export type GatewayContract = z.infer<typeof GatewayContract>
export const Contracts = Paged(GatewayContract)
export type Contracts = z.infer<typeof Contracts>

/** `autoTerminated`: contracts that the answer ended. */
export const ContractResult = emptiable(z.object({ contract: maybe(GatewayContract), autoTerminated: maybeList(id) }))
export type ContractResult = z.infer<typeof ContractResult>
