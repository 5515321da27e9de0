import * as z from 'zod/mini'

import { GameList } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists one page of a category's games, in the gateway's order.
 *
 * Shape   `{ games: GatewayGame[], totalPages, pageNum?, totalCount? }`: 0 to `pageSize` games; `totalPages` is 0 for no data; a game may
 *         come twice
 * Units   `pageNo` counts from 1; `pageSize` in games
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GCSGAME_gameList`
 */
export const listGames = defineEndpoint({
  name: 'listGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  token: 'no',
  adds: { clientType: '3', platform: 'flash,html5-desktop', merchant: { site: 'merchant' }, language: { site: 'language' } },
  query: z.object({
    gameType: z.string(),
    pageNo: z.int().check(z.minimum(1)),
    pageSize: z.int().check(z.minimum(1), z.maximum(999)),
    vassalage: z.optional(z.string()),
    gameClassify: z.optional(z.string()),
  }),
  value: GameList,
})
