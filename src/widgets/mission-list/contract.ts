import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MissionList } from '../../schemas/nouns/rewards.ts'

export const contract = defineContract({
  type: 'mission-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { missions: { noun: MissionList, need: 'inside' } },
  slots: {},
  intents: ['act'],
  frame: {
    element: 'section',
    label: 'heading',
    // As high as what a screen shows of it: a list of missions is longer, and what is below it would move
    loading: { skeleton: 'rows', height: { phone: 800, tablet: 880, desktop: 900 } },
    empty: 'notice',
    emptyTo: '/',
  },
})
export type MissionListProps = ViewProps<typeof contract>
