import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PointsRules } from '../../schemas/nouns/points.ts'

export const contract = defineContract({
  type: 'points-rules',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' } },
  },
  inputs: { rules: { noun: PointsRules } },
  slots: {},
  intents: [],
  frame: { element: 'section', label: { prop: 'title' }, loading: { skeleton: 'rows', height: 420 }, empty: 'notice' },
})
export type PointsRulesProps = ViewProps<typeof contract>
