import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PlaySession } from '../../schemas/nouns/play-session.ts'

export const contract = defineContract({
  type: 'reality-check',
  version: 2,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      breakDays: { type: 'integer', minimum: 0, maximum: 90, default: 1, unit: 'days' },
      limitsPopup: { type: 'string', names: 'popup', default: 'protection' },
    },
  },
  inputs: { session: { noun: PlaySession } },
  slots: {},
  intents: ['stay', 'exclude-me', 'logout', 'open'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'box', height: 300 }, failed: 'nothing' },
})
export type RealityCheckProps = ViewProps<typeof contract>
