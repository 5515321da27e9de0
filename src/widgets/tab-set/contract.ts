import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'tab-set',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'items'],
    properties: {
      title: { type: 'string', format: 'text' },
      label: { type: 'string', format: 'text' },
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 3,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label'],
          properties: {
            label: { type: 'string', format: 'text' },
            icon: { type: 'string', format: 'icon' },
          },
        },
      },
    },
  },
  inputs: {},
  slots: {
    first: {},
    second: {},
    third: {},
  },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type TabSetProps = ViewProps<typeof contract>
