import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PointsEarned } from '../../schemas/nouns/points.ts'

export const contract = defineContract({
  type: 'points-earned',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' } },
  },
  inputs: { earned: { noun: PointsEarned } },
  slots: {},
  intents: [],
  frame: { element: 'section', label: { prop: 'title' }, loading: { skeleton: 'strip', height: 96 }, empty: 'nothing' },
})
export type PointsEarnedProps = ViewProps<typeof contract>
