import { UnreadCount } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Counts the member's unread messages. Never asked for a trial account, and at most once a minute.
 *
 * Shape   `{ unreadCount }`
 * Units   messages
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 12 "Announcements": `GET /wps/relay/CSP_unreadCount`
 */
export const readUnreadCount = defineEndpoint({
  name: 'readUnreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'real',
  value: UnreadCount,
})
