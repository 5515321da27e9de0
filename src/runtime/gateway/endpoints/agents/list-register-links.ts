import { RegisterLinks } from '../../../../schemas/gateway/agents.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the links by which people register below an agent.
 *
 * Shape   `List<RegisterLink>`
 * Units   a rate of 0.015 is 1.5%; `createdTime` ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (AGENT_ONLY), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/registerLinks`
 */
export const listRegisterLinks = defineEndpoint({
  name: 'listRegisterLinks',
  method: 'GET',
  path: '/wps/agent/registerLinks',
  token: 'agent',
  value: RegisterLinks,
})
