import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PlaySession } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'session-clock',
  version: 1,
  title: 'Session clock',
  description: 'How long this session lasts, and what it came to; opens player protection.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      result: {
        type: 'boolean',
        default: true,
        description: 'Whether the net result is shown behind the time, where the gateway says it.',
      },
      popup: { type: 'string', default: 'protection', description: 'The popup it opens.' },
    },
  },
  inputs: { session: { noun: PlaySession, description: 'Since when, and the result.' } },
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type SessionClockProps = ViewProps<typeof contract>
