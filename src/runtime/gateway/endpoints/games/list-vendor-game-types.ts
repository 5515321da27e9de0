import * as z from 'zod/mini'

import { VassGameTypes } from '../../../../schemas/gateway/games.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists which game types each vendor has, or one vendor.
 *
 * Shape   `{ list: VassGameType[] }`
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GCSGAME_getVassGameType`
 */
export const listVendorGameTypes = defineEndpoint({
  name: 'listVendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  token: 'no',
  adds: { language: { site: 'language' } },
  query: z.object({ vassalage: z.optional(z.string()) }),
  value: VassGameTypes,
})
