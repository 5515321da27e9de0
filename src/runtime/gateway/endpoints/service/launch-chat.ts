import * as z from 'zod/mini'

import { ChatLaunch } from '../../../../schemas/gateway/service.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Begins a live chat.
 *
 * Shape   `{ chatUrl }`, which opens in a window of 440 by 750
 * Units   a path belongs to the gateway's own origin
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (business failure, with its code), `contract`
 * Source  gateway.md, section 12: `POST /wps/relay/CBS_chatLaunch`
 */
export const launchChat = defineEndpoint({
  name: 'launchChat',
  method: 'POST',
  path: '/wps/relay/CBS_chatLaunch',
  token: 'opt',
  adds: { language: { site: 'language' } },
  body: z.object({ modelId: z.string() }),
  value: ChatLaunch,
})
