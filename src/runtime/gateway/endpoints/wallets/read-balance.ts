import { WalletBalance } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the balance as the gateway knows it.
 *
 * Shape   `{ balance, currencySymbol?, wallets? }`
 * Units   amounts in the account's currency as exact text
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/v2/wallets/balance`
 */
export const readBalance = defineEndpoint({
  name: 'readBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'yes',
  value: WalletBalance,
})
