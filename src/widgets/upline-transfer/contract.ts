import type { EmptyLink } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { UplineTransfer } from '../../schemas/nouns/funds.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'upline-transfer',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      records: { ...addressProp, default: '/member?page=transactionHistory' },
      security: { ...addressProp, default: '/member?page=securityCenter' },
      choose: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        properties: { label: { type: 'string', format: 'text' }, to: addressProp },
      },
    },
  },
  inputs: { transfer: { noun: UplineTransfer } },
  slots: {},
  intents: ['transfer-upline', 'transfer-downline', 'check-money', 'clear-money', 'keep-draft', 'go', 'open'],
  frame: {
    element: 'section',
    label: { word: 'label' },
    loading: { skeleton: 'rows', height: 360 },
    empty: 'notice',
    emptyTo: ({ choose }) => choose as EmptyLink | undefined, // the props of this contract
  },
})
export type UplineTransferProps = ViewProps<typeof contract>
