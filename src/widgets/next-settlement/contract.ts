import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Settlement } from '../../schemas/nouns/settlement.ts'

export const contract = defineContract({
  type: 'next-settlement',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label'],
    properties: { label: { type: 'string', format: 'text' } },
  },
  inputs: { settlement: { noun: Settlement } },
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type NextSettlementProps = ViewProps<typeof contract>
