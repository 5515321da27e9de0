import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Withdrawal } from '../../schemas/nouns/funds.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'withdraw',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      records: { ...addressProp },
      security: { ...addressProp, default: '/member?page=securityCenter' },
    },
  },
  inputs: { withdrawal: { noun: Withdrawal } },
  slots: {},
  intents: ['withdraw', 'check-money', 'clear-money', 'keep-draft', 'go', 'open'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: 520 } },
})
export type WithdrawProps = ViewProps<typeof contract>
