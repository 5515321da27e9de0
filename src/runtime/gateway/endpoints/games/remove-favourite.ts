import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Takes a game off the member's favourites; what is not there is no failure.
 *
 * Shape   `true`
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code), `contract`
 * Source  gateway.md, section 10 "Menus and games": `DELETE /wps/relay/MCSFE_removeFavoriteGameV2`
 */
export const removeFavourite = defineEndpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  token: 'real',
  query: z.object({ nodeId: z.string() }),
  value: Ok,
})
