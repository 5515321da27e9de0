import { MerchantWallet } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads whether all vendors share one wallet.
 *
 * Shape   `MerchantWallet`
 * Units   `isSingle` true: there is nothing to transfer between wallets
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/relay/GCS_merchantWallet`
 */
export const readMerchantWallet = defineEndpoint({
  name: 'readMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'yes',
  value: MerchantWallet,
})
