import * as z from 'zod/mini'

import { LaunchValue } from '../../../../schemas/gateway/launch.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Gets an address that starts a PVP game (perhaps in a picked room) or a lottery lobby. One use, as for a game.
 *
 * Shape   `{ launchUrl, openMode? }`
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: those of `launchGame`, STATE_CONFLICT for a
 *         full room), `contract` (no usable address)
 * Source  gateway.md, section 10 "Menus and games": `POST /wps/game/launchGame`
 */
export const launchLobby = defineEndpoint({
  name: 'launchLobby',
  method: 'POST',
  path: '/wps/game/launchGame',
  token: 'real',
  adds: { language: { site: 'language' } },
  body: z.object({
    gameCode: z.string(),
    vassalage: z.string(),
    backUrl: z.string(),
    roomId: z.optional(z.string()),
    // A lottery lobby sends all of these
    lottoArea: z.optional(z.literal('VN')),
    launchMode: z.optional(z.literal('LOTT')),
    prizeMode: z.optional(z.string()),
    view: z.optional(z.string()),
    device: z.optional(z.literal('WEB')),
  }),
  value: LaunchValue,
})
