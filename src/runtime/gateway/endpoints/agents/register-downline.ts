import * as z from 'zod/mini'

import { NewDownline } from '../../../../schemas/gateway/agents.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Registers an account below an agent: a member or an agent.
 *
 * Shape   `Downline`, or nothing; FIELD_INVALID’s value is a `FieldInvalid`, RATE_OUT_OF_RANGE’s `{ minAmount, maxAmount }`
 * Units   name and password encrypted; `type` 0 member or 41 agent; a rate of 0.015 is 1.5%, from 0 to the agent’s own
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (USERNAME_TAKEN, FIELD_INVALID, RATE_OUT_OF_RANGE),
 *         `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/agent/registerDownline`
 */
export const registerDownline = defineEndpoint({
  name: 'registerDownline',
  method: 'POST',
  path: '/wps/agent/registerDownline',
  token: 'agent',
  body: z.object({ username: z.string(), password: z.string(), type: z.int(), rate: z.number() }),
  value: NewDownline,
})
