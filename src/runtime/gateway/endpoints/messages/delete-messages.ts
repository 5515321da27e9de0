import * as z from 'zod/mini'

import { UnreadCount } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Deletes messages.
 *
 * Shape   `{ unreadCount }`, what is left
 * Units   `ids` comma-joined
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND), `contract`
 * Source  gateway.md, section 12 "Announcements": `DELETE /wps/relay/CSP_deleteMessage`
 */
export const deleteMessages = defineEndpoint({
  name: 'deleteMessages',
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteMessage',
  token: 'real',
  query: z.object({ ids: z.string() }),
  value: UnreadCount,
})
