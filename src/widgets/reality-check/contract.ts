import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PlaySession } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'reality-check',
  version: 1,
  title: 'Reality check',
  description: 'Says now and then how long somebody has been here and what it came to, and lets go on, take a break or log out.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      breakDays: { type: 'integer', minimum: 0, maximum: 90, default: 1, description: 'Days of the break; 0: none is offered.' },
      limits: { type: 'string', default: 'protection', description: 'The popup of limits; empty: it is not named.' },
    },
  },
  inputs: { session: { noun: PlaySession, description: 'Since when, and the result.' } },
  slots: {},
  intents: ['stay', 'exclude-me', 'logout', 'open'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'box', height: 300 }, failed: 'nothing' },
})
export type RealityCheckProps = ViewProps<typeof contract>
