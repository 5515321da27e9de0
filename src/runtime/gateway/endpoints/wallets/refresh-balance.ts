import { WalletBalance } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Gathers the vendors' wallets and reads the balance again. Slow: the button is disabled until the answer comes.
 *
 * Shape   `{ balance, currencySymbol?, wallets? }`
 * Units   amounts in the account's currency as exact text
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code; 429 with `retryAfter`), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/v2/wallets/balance/refresh`
 */
export const refreshBalance = defineEndpoint({
  name: 'refreshBalance',
  method: 'POST',
  path: '/wps/v2/wallets/balance/refresh',
  token: 'yes',
  value: WalletBalance,
})
