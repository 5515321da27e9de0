import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { ContractSummary } from '../../schemas/nouns/contracts.ts'

export const contract = defineContract({
  type: 'contract-panel',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: { title: { type: 'string', format: 'text' }, to: addressProp },
  },
  inputs: { summary: { noun: ContractSummary } },
  slots: {},
  intents: ['go', 'close-contracts'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type ContractPanelProps = ViewProps<typeof contract>
