import * as z from 'zod/mini'

import { LaunchValue } from '../../../../schemas/gateway/launch.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Gets an address that starts a game or a vendor's card on another platform than `html5-desktop`, where a brand's constant names one for
 * phones. One use, as for a game.
 *
 * Shape   `{ launchUrl, openMode? }`; `openMode` IFRAME when missing, or WINDOW
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: TRIAL_NOT_ALLOWED, GAME_NOT_FOUND,
 *         VENDOR_MAINTENANCE), `contract` (no usable address)
 * Source  gateway.md, section 10 "Menus and games": `POST /wps/relay/GCS_gameLaunch`
 */
export const launchForPlatform = defineEndpoint({
  name: 'launchForPlatform',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunch',
  token: 'real',
  adds: { language: { site: 'language' } },
  body: z.object({
    platform: z.string(),
    vassalage: z.string(),
    gameType: z.string(),
    nodeId: z.optional(z.string()),
    gameCode: z.optional(z.string()),
    backUrl: z.string(),
  }),
  value: LaunchValue,
})
