import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Protection } from '../../schemas/nouns/protection.ts'

export const contract = defineContract({
  type: 'protection-limits',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      kinds: { type: 'array', items: { type: 'string' }, default: ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'] },
      periods: { type: 'array', items: { type: 'string' }, default: ['DAY', 'WEEK', 'MONTH'] },
      reminder: { type: 'boolean', default: true },
    },
  },
  inputs: { protection: { noun: Protection } },
  slots: {},
  intents: ['set-limit', 'set-reality-check', 'keep-draft'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 420 } },
})
export type ProtectionLimitsProps = ViewProps<typeof contract>
