import * as z from 'zod/mini'

import { OpenedNumbers } from '../../../../schemas/gateway/lottery.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what was drawn in the lotteries outside the VN area: the last draw of every game, or the draws of one.
 *
 * Shape   `{ list: OpenedNumber[] }`, newest first
 * Units   `openTime` ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 11 "Lottery": `GET /lotto/lgw/games/opened/numero`
 */
export const listOtherNumbers = defineEndpoint({
  name: 'listOtherNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'no',
  adds: { language: { site: 'language' } },
  query: z.object({ gameCode: z.optional(z.string()), prizeMode: z.optional(z.string()) }),
  value: OpenedNumbers,
})
