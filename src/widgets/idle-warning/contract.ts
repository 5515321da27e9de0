import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { IdleWarning } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'idle-warning',
  version: 1,
  title: 'Still there?',
  description: 'Says that the session is about to end for want of activity, counts down, and lets stay or log out.',
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { warning: { noun: IdleWarning, description: 'When it ends.' } },
  slots: {},
  intents: ['stay', 'logout'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing' },
})
export type IdleWarningProps = ViewProps<typeof contract>
