import * as z from 'zod/mini'

import { FavoriteIds } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the ids of the member's favourites, those that have left the site included.
 *
 * Shape   `Paged<{ nodeId }>`
 * Units   `pageNo` counts from 1; pages of 999
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/MCSFE_getFavoriteGames`
 */
export const listFavouriteIds = defineEndpoint({
  name: 'listFavouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: 'real',
  adds: { pageSize: '999', gameType: 'RNG' },
  query: z.object({ pageNo: z.int().check(z.minimum(1)) }),
  value: FavoriteIds,
})
