import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'auth-tabs',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'current'],
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'to'],
          properties: {
            label: { type: 'string', format: 'text' },
            to: addressProp,
          },
        },
      },
      current: addressProp,
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'nav', label: { word: 'label' }, loading: { skeleton: 'none', height: 44 } },
})
export type AuthTabsProps = ViewProps<typeof contract>
