import * as z from 'zod/mini'

import { Messages } from '../../../../schemas/gateway/messages.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the player’s messages, newest first.
 *
 * Shape   `Paged<Message>`; `content` is hostile
 * Units   `pageNo` counts from 1; `unread` "true": only those
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 12 "Announcements": `GET /wps/relay/CSP_getMessages`
 */
export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/wps/relay/CSP_getMessages',
  token: 'real',
  query: z.object({ pageNo: z.int().check(z.minimum(1)), pageSize: z.int().check(z.minimum(1)), unread: z.optional(z.literal('true')) }),
  value: Messages,
})
