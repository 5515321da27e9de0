import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'protection-help',
  version: 1,
  title: 'Help with gambling',
  description: 'Where somebody finds help when play is no longer play: pages of the portal and other sites, as the brand names them.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:protection.help', description: 'The heading.' },
      text: { type: 'string', format: 'text', description: 'A sentence below it.' },
      links: {
        type: 'array',
        maxItems: 12,
        default: [],
        description: 'Each leads inside the portal (to) or to another site (href).',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label'],
          properties: {
            label: { type: 'string', format: 'text', description: 'Its words.' },
            text: { type: 'string', format: 'text', description: 'What it is, in a line.' },
            icon: { type: 'string', format: 'icon', description: 'Before the words.' },
            to: { type: 'string', format: 'route', description: 'An address inside the portal.' },
            href: {
              type: 'string',
              pattern: '^(?:https://|tel:|mailto:)',
              description: 'Another site, a telephone number or a mail address.',
            },
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
