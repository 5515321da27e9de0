import * as z from 'zod/mini'

import { AgentAnnouncements } from '../../../../schemas/gateway/agents.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists announcements for agents, newest first.
 *
 * Shape   `Paged<Announcement>`; `content` is hostile
 * Units   `pageNo` counts from 1; times ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/announcement`
 */
export const listAgentAnnouncements = defineEndpoint({
  name: 'listAgentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcement',
  token: 'agent',
  adds: { language: { site: 'language' } },
  query: z.object({ pageNo: z.int().check(z.minimum(1)), pageSize: z.int().check(z.minimum(1)) }),
  value: AgentAnnouncements,
})
