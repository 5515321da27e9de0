import * as z from 'zod/mini'

import { ContractResult } from '../../../../schemas/gateway/contracts.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Rejects a request for a contract, or for the end of one.
 *
 * Shape   `{ contract?, autoTerminated? }`: the contract as it is now, and those that the answer ended
 * Units   amounts in the account’s currency, a rate of 0.08 is 8%
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/agent/contracts/reject`
 */
export const rejectContract = defineEndpoint({
  name: 'rejectContract',
  method: 'POST',
  path: '/wps/agent/contracts/reject',
  token: 'agent',
  body: z.object({ contractId: z.string() }),
  value: ContractResult,
})
