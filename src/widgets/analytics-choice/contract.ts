import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { AnalyticsChoice } from '../../schemas/nouns/analytics.ts'

export const contract = defineContract({
  type: 'analytics-choice',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { analytics: { noun: AnalyticsChoice } },
  slots: {},
  intents: ['allow-analytics'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'box', height: 240 } },
})
export type AnalyticsChoiceProps = ViewProps<typeof contract>
