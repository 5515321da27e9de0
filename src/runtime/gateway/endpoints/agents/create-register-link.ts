import * as z from 'zod/mini'

import { NewRegisterLink } from '../../../../schemas/gateway/agents.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Makes a link by which people register below an agent.
 *
 * Shape   `RegisterLink`, or nothing; RATE_OUT_OF_RANGE’s value is `{ minAmount, maxAmount }`
 * Units   `type` 0 member or 41 agent; a rate of 0.015 is 1.5%, from 0 to the agent’s own
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (RATE_OUT_OF_RANGE), `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/agent/registerLinks`
 */
export const createRegisterLink = defineEndpoint({
  name: 'createRegisterLink',
  method: 'POST',
  path: '/wps/agent/registerLinks',
  token: 'agent',
  body: z.object({ type: z.int(), rate: z.number(), remark: z.optional(z.string()) }),
  value: NewRegisterLink,
})
