import { Games } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what the member played last, newest first.
 *
 * Shape   `{ list: GatewayGame[] }`: at most 20
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GCS_recentGame`
 */
export const listRecentGames = defineEndpoint({
  name: 'listRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: 'real',
  adds: { language: { site: 'language' } },
  value: Games,
})
