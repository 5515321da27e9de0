import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'tab-set',
  version: 1,
  title: 'One of several',
  description: 'A choice of which one content is in view. The others stay as they are meanwhile, with what was typed in them.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'items'],
    properties: {
      title: { type: 'string', format: 'text', description: 'Heading above the choice.' },
      label: { type: 'string', format: 'text', description: 'What is chosen, for screen readers.' },
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 3,
        description: 'The choices, in the order of the slots.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label'],
          properties: {
            label: { type: 'string', format: 'text', description: 'Words of the choice.' },
            icon: { type: 'string', format: 'icon', description: 'Before the words.' },
          },
        },
      },
    },
  },
  inputs: {},
  slots: {
    first: { description: 'The content of the first choice, in view to begin with.' },
    second: { description: 'The content of the second choice.' },
    third: { description: 'The content of the third choice.' },
  },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type TabSetProps = ViewProps<typeof contract>
