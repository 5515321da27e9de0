import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'auth-tabs',
  version: 1,
  title: 'Log in or register',
  description:
    'Headings side by side, one for each popup of a pair: the current one is underlined, the others lead there and leave no step behind them.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'current'],
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        description: 'The popups of the group.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'to'],
          properties: {
            label: { type: 'string', format: 'text', description: 'Its heading.' },
            to: { type: 'string', format: 'route', description: 'Its address.' },
          },
        },
      },
      current: { type: 'string', format: 'route', description: 'The address of the one that is in view.' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'nav', label: { word: 'label' }, loading: { skeleton: 'none', height: 44 } },
})
export type AuthTabsProps = ViewProps<typeof contract>
