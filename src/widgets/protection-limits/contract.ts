import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Protection } from '../../schemas/nouns/protection.ts'

export const contract = defineContract({
  type: 'protection-limits',
  version: 1,
  title: 'Limits',
  description: 'Limits a player sets himself, by kind and period, with what is used up and what waits; and how often he is told the time.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      kinds: {
        type: 'array',
        items: { type: 'string' },
        default: ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'],
        description: 'Kinds of limits that can be set; others that are set are shown.',
      },
      periods: {
        type: 'array',
        items: { type: 'string' },
        default: ['DAY', 'WEEK', 'MONTH'],
        description: 'Periods that can be set; others that are set are shown.',
      },
      reminder: { type: 'boolean', default: true, description: 'Whether the rhythm of reality checks is chosen here.' },
    },
  },
  inputs: { protection: { noun: Protection, description: 'What is set.' } },
  slots: {},
  intents: ['set-limit', 'set-reality-check'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 420 } },
})
export type ProtectionLimitsProps = ViewProps<typeof contract>
