import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { ClaimProgress } from './rewards.ts'

/** A condition of a contract and what it gives, by the gateway's names, all as exact decimals. A rate of 0.08 is 8%. */
export const Term = z.record(z.string(), Amount)
export type Term = z.infer<typeof Term>

export const ContractAnswer = z.enum(['accept', 'reject', 'terminate'])
export type ContractAnswer = z.infer<typeof ContractAnswer>

/**
 * A contract or a request for one. `type`, `period`, `request` and `status` are the gateway's codes; `received`: the other side made the
 * request; `answers`: what the player may do now; `warns`: agreeing ends the contract of a downline with a higher rate.
 */
export const Contract = z.object({
  key: z.string(),
  type: z.string(),
  period: z.string(),
  from: z.string(),
  to: z.string(),
  received: z.boolean(),
  request: z.string(),
  status: z.string(),
  terms: z.array(Term),
  time: z.string(),
  answers: z.array(ContractAnswer),
  warns: z.boolean(),
  claim: z.optional(ClaimProgress),
})
export type Contract = z.infer<typeof Contract>

export const ContractList = z.object({
  contracts: z.array(Contract),
  status: z.string(),
  page: z.int(),
  pages: z.int(),
  currency: z.string(),
})
export type ContractList = z.infer<typeof ContractList>

/** What waits for the player by kind of contract, and which contracts and salaries the account has. */
export const ContractSummary = z.object({
  waiting: z.array(z.object({ type: z.string(), request: z.enum(['NEW', 'TERMINATE']) })),
  has: z.array(z.string()),
})
export type ContractSummary = z.infer<typeof ContractSummary>
