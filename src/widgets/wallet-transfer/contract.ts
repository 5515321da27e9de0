import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { WalletTransfer } from '../../schemas/nouns/funds.ts'

export const contract = defineContract({
  type: 'wallet-transfer',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: { records: { ...addressProp, default: '/member?page=transactionHistory' } },
  },
  inputs: { transfer: { noun: WalletTransfer } },
  slots: {},
  intents: ['transfer-wallets', 'check-money', 'keep-draft', 'refresh-balance', 'go'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: 420 } },
})
export type WalletTransferProps = ViewProps<typeof contract>
