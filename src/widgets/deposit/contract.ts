import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Deposit } from '../../schemas/nouns/funds.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'deposit',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      records: { ...addressProp },
    },
  },
  inputs: { deposit: { noun: Deposit } },
  slots: {},
  intents: ['deposit', 'check-money', 'clear-money', 'keep-draft', 'narrow', 'go'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: 520 }, empty: 'notice', emptyTo: toLobby },
})
export type DepositProps = ViewProps<typeof contract>
