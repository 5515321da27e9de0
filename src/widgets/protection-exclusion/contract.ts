import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Protection } from '../../schemas/nouns/protection.ts'

export const contract = defineContract({
  type: 'protection-exclusion',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      timeOut: { type: 'boolean', default: true },
      exclusion: { type: 'boolean', default: true },
    },
  },
  inputs: { protection: { noun: Protection } },
  slots: {},
  intents: ['exclude-me'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 220 }, failed: 'nothing' },
})
export type ProtectionExclusionProps = ViewProps<typeof contract>
