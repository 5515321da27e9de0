import { HotMatches } from '../../../../schemas/gateway/vendor-rows.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the sports matches of the moment.
 *
 * Shape   `{ list: HotMatch[] }`
 * Units   `startTime` ISO-8601 with offset; `odds` decimal, by outcome
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GCSGAME_hotMatches`
 */
export const listHotMatches = defineEndpoint({
  name: 'listHotMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotMatches',
  token: 'no',
  adds: { language: { site: 'language' } },
  value: HotMatches,
})
