import * as z from 'zod/mini'

import { WithdrawConfirmation } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Says whether the money of a withdrawal has arrived.
 *
 * Shape   `WithdrawConfirmation`, as it is afterwards
 * Units   of PARTIAL `receivedAmount` and `remainingAmount` add up to the withdrawal’s amount; NOT_RECEIVED needs `proofIds`
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND, STATE_CONFLICT,
 *         AMOUNT_OUT_OF_RANGE, PARAM_INVALID), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/withdraw/confirmation`
 */
export const confirmWithdrawal = defineEndpoint({
  name: 'confirmWithdrawal',
  method: 'POST',
  path: '/wps/withdraw/confirmation',
  token: 'real',
  body: z.object({
    referenceNo: z.string(),
    result: z.enum(['RECEIVED', 'NOT_RECEIVED', 'PARTIAL']),
    receivedAmount: z.optional(z.number()),
    remainingAmount: z.optional(z.number()),
    proofIds: z.optional(z.array(z.string())),
  }),
  value: WithdrawConfirmation,
})
