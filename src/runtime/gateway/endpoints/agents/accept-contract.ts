import * as z from 'zod/mini'

import { ContractResult } from '../../../../schemas/gateway/contracts.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Accepts a request for a contract, or for the end of one.
 *
 * Shape   `{ contract?, autoTerminated? }`: the contract as it is now, and those that the answer ended
 * Units   amounts in the account’s currency, a rate of 0.08 is 8%
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/agent/contracts/accept`
 */
export const acceptContract = defineEndpoint({
  name: 'acceptContract',
  method: 'POST',
  path: '/wps/agent/contracts/accept',
  token: 'agent',
  body: z.object({ contractId: z.string() }),
  value: ContractResult,
})
