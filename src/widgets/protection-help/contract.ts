import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'protection-help',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:protection.help' },
      text: { type: 'string', format: 'text' },
      links: {
        type: 'array',
        maxItems: 12,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label'],
          properties: {
            label: { type: 'string', format: 'text' },
            text: { type: 'string', format: 'text' },
            icon: { type: 'string', format: 'icon' },
            to: addressProp,
            href: { type: 'string', pattern: '^(?:https://|tel:|mailto:)' },
          },
        },
      },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'nav', label: 'heading', loading: { skeleton: 'none' } },
})
export type ProtectionHelpProps = ViewProps<typeof contract>
