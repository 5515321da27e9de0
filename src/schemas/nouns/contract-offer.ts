import * as z from 'zod/mini'

import { Contract } from './contracts.ts'
import { Amount } from './money.ts'
import { MoneyCall } from './money-call.ts'

/** What an offer may be about, by the gateway's codes. */
export const contractTypes = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const
export type OfferedType = (typeof contractTypes)[number]
export const contractPeriods = ['Daily', 'Weekly', 'Semimonthly', 'Monthly'] as const

/** The most tiers of an offer (chosen). */
export const mostTiers = 10

/** A field of a tier. `rate`: a fraction; `count`: a whole number. Of the thresholds only the first of a type is required. */
export type TierField = { name: string; kind: 'amount' | 'count' | 'rate'; required: boolean }

/** The fields of a tier by type: from which figures on, and what it gives then. */
export const tierFields: Readonly<Record<OfferedType, readonly TierField[]>> = {
  DIVIDEND: [
    { name: 'periodValidBet', kind: 'amount', required: true },
    { name: 'periodProfitLoss', kind: 'amount', required: false },
    { name: 'activeMembers', kind: 'count', required: false },
    { name: 'rate', kind: 'rate', required: true },
  ],
  DAILY: [
    { name: 'betAmount', kind: 'amount', required: true },
    { name: 'rate', kind: 'rate', required: true },
  ],
  HOURLY: [
    { name: 'betAmount', kind: 'amount', required: true },
    { name: 'rate', kind: 'rate', required: true },
  ],
  REALTIME: [
    { name: 'singleBetAmount', kind: 'amount', required: true },
    { name: 'winRate', kind: 'rate', required: true },
    { name: 'lossRate', kind: 'rate', required: true },
  ],
}

/**
 * What is wrong with a field of a tier, from 0. `missing` it has to be there · `wrong` it is no such number · `high` it is above `limit` ·
 * `not-above` it has to be above `limit`, the tier's before · `below` it may not be below it. A limit of a rate is a fraction.
 */
export const TierFault = z.object({
  tier: z.int(),
  field: z.string(),
  kind: z.enum(['missing', 'wrong', 'high', 'not-above', 'below']),
  limit: z.optional(Amount),
})
export type TierFault = z.infer<typeof TierFault>

/**
 * An offer of a contract to the account below that `to` names. `form`: the name of its draft; `refused`: nothing may be offered to it,
 * because it is not below the agent, or is no agent; `contracts`: what runs or waits between the two; `limits`: the highest rate that may
 * be offered, by type, where one is known; `faults`: what is wrong with the draft.
 */
export const ContractOffer = z.object({
  to: z.string(),
  form: z.string(),
  currency: z.string(),
  refused: z.optional(z.enum(['not-below', 'member'])),
  contracts: z.array(Contract),
  limits: z.record(z.string(), Amount),
  call: MoneyCall,
  faults: z.array(TierFault),
  draft: z.record(z.string(), z.string()),
})
export type ContractOffer = z.infer<typeof ContractOffer>

/** The numbers of a draft's tiers in their order; a draft that has none has the first. */
export function tierNumbers(draft: Readonly<Record<string, string>>): readonly string[] {
  const numbers = (draft['tiers'] ?? '').split(',').filter((text) => /^\d{1,6}$/.test(text))
  return numbers.length > 0 ? [...new Set(numbers)].slice(0, mostTiers) : ['0']
}
