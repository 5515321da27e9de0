import * as z from 'zod/mini'

import { LaunchValue } from '../../../../schemas/gateway/launch.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Gets an address that starts a game (by `nodeId`) or a vendor's card (by `gameCode`). One use: get a fresh one for every start.
 *
 * Shape   `{ launchUrl, openMode? }`; `openMode` IFRAME when missing, or WINDOW
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: TRIAL_NOT_ALLOWED, GAME_NOT_FOUND,
 *         VENDOR_MAINTENANCE), `contract` (no usable address)
 * Source  gateway.md, section 10 "Menus and games": `POST /wps/relay/GCS_gameLaunchFB`
 */
export const launchGame = defineEndpoint({
  name: 'launchGame',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  token: 'real',
  adds: { language: { site: 'language' }, platform: 'html5-desktop' },
  body: z.object({
    vassalage: z.string(),
    gameType: z.string(),
    nodeId: z.optional(z.string()),
    gameCode: z.optional(z.string()),
    backUrl: z.string(),
  }),
  value: LaunchValue,
})
