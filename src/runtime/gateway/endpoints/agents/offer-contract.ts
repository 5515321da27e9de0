import * as z from 'zod/mini'

import { ContractResult } from '../../../../schemas/gateway/contracts.ts'
import { defineEndpoint } from '../../endpoint.ts'

const figure = z.optional(z.number())

/**
 * Offers a contract to an account below an agent, who accepts or rejects it.
 *
 * Shape   `ContractResult`; RATE_OUT_OF_RANGE’s value is `{ minAmount, maxAmount }`
 * Units   amounts in the account’s currency, a rate of 0.08 is 8%; tiers from the lowest to the highest
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (DOWNLINE_NOT_FOUND, RATE_OUT_OF_RANGE, STATE_CONFLICT: one
 *         waits already, FUNCTION_DISABLED without contracts), `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/agent/contracts`
 */
export const offerContract = defineEndpoint({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/agent/contracts',
  token: 'agent',
  body: z.object({
    account: z.string(),
    contractType: z.string(),
    periodType: z.string(),
    terms: z.array(
      z.object({
        rate: figure,
        periodValidBet: figure,
        periodProfitLoss: figure,
        activeMembers: figure,
        betAmount: figure,
        winRate: figure,
        lossRate: figure,
        singleBetAmount: figure,
      }),
    ),
  }),
  value: ContractResult,
})
