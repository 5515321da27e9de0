import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { ContractList } from '../../schemas/nouns/contracts.ts'

export const contract = defineContract({
  type: 'contract-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      page: { type: 'boolean', default: false },
      offer: addressProp,
    },
  },
  inputs: { contracts: { noun: ContractList, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'act', 'go'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 480 }, empty: 'notice' },
})
export type ContractListProps = ViewProps<typeof contract>
