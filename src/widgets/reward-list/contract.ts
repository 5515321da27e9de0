import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RewardList } from '../../schemas/nouns/rewards.ts'

export const contract = defineContract({
  type: 'reward-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.reward-center' },
      page: { type: 'boolean', default: false },
      states: { type: 'array', items: { type: 'string' }, default: ['CLAIM', 'PROCESS', 'CLAIMED', 'ISSUED'] },
    },
  },
  inputs: { rewards: { noun: RewardList, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'act'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 240 }, empty: 'notice', emptyTo: '/' },
})
export type RewardListProps = ViewProps<typeof contract>
