import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { SessionOver } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'session-over',
  version: 1,
  title: 'The session is over',
  description: 'Says why somebody is no longer logged in, until when, and leads back to where he was after a login.',
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { over: { noun: SessionOver, description: 'Why, until when, and the way back.' } },
  slots: { help: { description: 'Below, after an exclusion: where help is.', max: 1 } },
  intents: ['go', 'close'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing' },
})
export type SessionOverProps = ViewProps<typeof contract>
