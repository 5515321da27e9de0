import * as z from 'zod/mini'

import { LotteryGroups } from '../../../../schemas/gateway/lottery.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the lottery games of a prize mode by group, each with the time at which its running draw closes.
 *
 * Shape   `{ list: { gameGroupCode, gameMenus }[] }`, in the gateway's order
 * Units   `closeTime` ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 11 "Lottery": `GET /lgw/vn/games/game_menu`
 */
export const listLotteryGames = defineEndpoint({
  name: 'listLotteryGames',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  token: 'no',
  adds: { device: 'WEB', language: { site: 'language' } },
  query: z.object({ prizeMode: z.string() }),
  value: LotteryGroups,
})
