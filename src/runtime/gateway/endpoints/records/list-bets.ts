import * as z from 'zod/mini'

import { BetRecords } from '../../../../schemas/gateway/records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the player's bets of a range of time, newest first.
 *
 * Shape   `Paged<BetRecord>`; `summary` has betAmount, validBet and profit of the whole range
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 9 "Records of a member": `GET /wps/relay/ODSFE2_getBetRecord`
 */
export const listBets = defineEndpoint({
  name: 'listBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getBetRecord',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
    gameCategory: z.optional(z.string()),
    vassalage: z.optional(z.string()),
  }),
  value: BetRecords,
})
