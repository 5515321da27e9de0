import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MissionRanking } from '../../schemas/nouns/rewards.ts'

export const contract = defineContract({
  type: 'mission-ranking',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      periods: { type: 'array', items: { type: 'string' }, default: ['Daily', 'Weekly', 'Monthly'] },
    },
  },
  inputs: { ranking: { noun: MissionRanking, need: 'inside' } },
  slots: {},
  intents: ['narrow'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 520 }, empty: 'notice' },
})
export type MissionRankingProps = ViewProps<typeof contract>
