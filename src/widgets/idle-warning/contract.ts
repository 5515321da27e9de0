import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { IdleWarning } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'idle-warning',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { warning: { noun: IdleWarning } },
  slots: {},
  intents: ['stay', 'logout'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing' },
})
export type IdleWarningProps = ViewProps<typeof contract>
