import * as z from 'zod/mini'

import { Games } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the games that are played most, of one vendor when it is named.
 *
 * Shape   `{ list: GatewayGame[] }`: at most 20
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GCSGAME_hotGamesV2`
 */
export const listHotGames = defineEndpoint({
  name: 'listHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  token: 'no',
  adds: { merchantCode: { site: 'merchantCode' }, isPlatform: '2', platform: 'flash,html5-desktop', language: { site: 'language' } },
  query: z.object({ vassalage: z.optional(z.string()) }),
  value: Games,
})
