import { WithdrawInfo } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads what a player needs for a withdrawal: accounts, limits, what is available.
 *
 * Shape   `WithdrawInfo`; account numbers are masked
 * Units   amounts in the account’s currency, `feeRate` a fraction; `remainingTimes` missing: no limit
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/withdraw/info`
 */
export const readWithdrawalInfo = defineEndpoint({
  name: 'readWithdrawalInfo',
  method: 'GET',
  path: '/wps/withdraw/info',
  token: 'real',
  value: WithdrawInfo,
})
