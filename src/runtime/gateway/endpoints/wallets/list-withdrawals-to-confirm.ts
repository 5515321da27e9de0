import { WithdrawConfirmations } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the withdrawals that were paid and that the player says have arrived or not.
 *
 * Shape   `List<WithdrawConfirmation>`
 * Units   amounts in the account’s currency; `autoConfirmMinutes` after `paidTime` one counts as received
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/withdraw/confirmation`
 */
export const listWithdrawalsToConfirm = defineEndpoint({
  name: 'listWithdrawalsToConfirm',
  method: 'GET',
  path: '/wps/withdraw/confirmation',
  token: 'real',
  value: WithdrawConfirmations,
})
