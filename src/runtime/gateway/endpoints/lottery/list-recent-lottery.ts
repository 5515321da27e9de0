import * as z from 'zod/mini'

import { LotteryGameList } from '../../../../schemas/gateway/lottery.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the lottery games that the player played last.
 *
 * Shape   `{ list: GatewayLotteryGame[] }`, newest first
 * Units   `closeTime` ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 11 "Lottery": `GET /lgw/vn/games/game_menu/recent`
 */
export const listRecentLottery = defineEndpoint({
  name: 'listRecentLottery',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  token: 'real',
  adds: { device: 'WEB', language: { site: 'language' } },
  query: z.object({ prizeMode: z.string() }),
  value: LotteryGameList,
})
