import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RebateList } from '../../schemas/nouns/rewards.ts'

export const contract = defineContract({
  type: 'rebate-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.rebate' },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { rebates: { noun: RebateList, need: 'inside' } },
  slots: {},
  intents: ['act'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 480 }, empty: 'notice', emptyTo: '/' },
})
export type RebateListProps = ViewProps<typeof contract>
