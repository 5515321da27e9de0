import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { SessionOver } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'session-over',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { over: { noun: SessionOver } },
  slots: { help: { max: 1 } },
  intents: ['go', 'close'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing' },
})
export type SessionOverProps = ViewProps<typeof contract>
