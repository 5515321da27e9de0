import * as z from 'zod/mini'

import { PagedGames } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the member's favourites that are still offered.
 *
 * Shape   `Paged<GatewayGame>`
 * Units   `pageNo` counts from 1; pages of 999
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/MCSFE_getFavoriteGamesList`
 */
export const listFavouriteGames = defineEndpoint({
  name: 'listFavouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: 'real',
  adds: { pageSize: '999', gameType: 'RNG' },
  query: z.object({ pageNo: z.int().check(z.minimum(1)) }),
  value: PagedGames,
})
