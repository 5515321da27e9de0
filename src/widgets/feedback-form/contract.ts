import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Feedback } from '../../schemas/nouns/service.ts'

export const contract = defineContract({
  type: 'feedback-form',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { feedback: { noun: Feedback } },
  slots: {},
  intents: ['narrow', 'send-feedback', 'keep-draft'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'box', height: 480 }, empty: 'notice', failed: 'notice' },
})
export type FeedbackFormProps = ViewProps<typeof contract>
