import * as z from 'zod/mini'

import { Rooms } from '../../../../schemas/gateway/launch.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the PVP rooms, of one vendor or game when it is named.
 *
 * Shape   `{ list: Room[] }`; `status` OPEN, FULL, CLOSED or another text
 * Units   bets in the account's currency; `players` and `capacity` in people
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 10 "Menus and games": `GET /wps/relay/GLS2_roomList`
 */
export const listRooms = defineEndpoint({
  name: 'listRooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  token: 'opt',
  adds: { language: { site: 'language' } },
  query: z.object({ vassalage: z.optional(z.string()), gameCode: z.optional(z.string()) }),
  value: Rooms,
})
