import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Adds a game to the member's favourites; adding it again is no failure.
 *
 * Shape   `true`
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: GAME_NOT_FOUND), `contract`
 * Source  gateway.md, section 10 "Menus and games": `POST /wps/relay/MCSFE_addFavoriteGameV2`
 */
export const addFavourite = defineEndpoint({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  token: 'real',
  body: z.object({ nodeId: z.string(), vendor: z.string(), gameType: z.string() }),
  value: Ok,
})
