import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Protection } from '../../schemas/nouns/protection.ts'

export const contract = defineContract({
  type: 'protection-exclusion',
  version: 1,
  title: 'Time-out and self-exclusion',
  description: 'Closes the player’s own account for a while: he is asked once, told plainly what it means, and logged out.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      timeOut: { type: 'boolean', default: true, description: 'Whether short breaks are offered.' },
      exclusion: { type: 'boolean', default: true, description: 'Whether long exclusions are offered.' },
    },
  },
  inputs: { protection: { noun: Protection, description: 'What the brand offers, and whether a wish is under way.' } },
  slots: {},
  intents: ['exclude-me'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 220 }, failed: 'nothing' },
})
export type ProtectionExclusionProps = ViewProps<typeof contract>
