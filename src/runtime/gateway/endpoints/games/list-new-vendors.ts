import { NewVendors } from '../../../../schemas/gateway/vendor-rows.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists vendors that are new, in rows: the gateway's lanes.
 *
 * Shape   `{ data: { lanes: Lane[] } }`
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GCSGAME_newGameVendor`
 */
export const listNewVendors = defineEndpoint({
  name: 'listNewVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  token: 'no',
  adds: { platform: 'html5-desktop', language: { site: 'language' } },
  value: NewVendors,
})
