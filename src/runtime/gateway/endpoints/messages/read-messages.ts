import * as z from 'zod/mini'

import { UnreadCount } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Marks messages as read.
 *
 * Shape   `{ unreadCount }`, what is left
 * Units   an empty list: all of them
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND), `contract`
 * Source  gateway.md, section 12 "Announcements": `POST /wps/relay/CSP_readMessage`
 */
export const readMessages = defineEndpoint({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  token: 'real',
  body: z.object({ ids: z.array(z.string()) }),
  value: UnreadCount,
})
