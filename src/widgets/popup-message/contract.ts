import { Notice } from '../../schemas/nouns/announcement.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'popup-message',
  version: 1,
  title: 'Message',
  description: 'A title, a sentence and a way on: the content of a small popup, or of a page that has nothing else to show.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text', description: 'One bold line.' },
      text: { type: 'string', format: 'text', description: 'One plain sentence.' },
      icon: { type: 'string', format: 'icon', description: 'In a disc above the title.' },
      look: { type: 'string', enum: ['popup', 'page'], default: 'popup', description: 'Page stands alone with room around it.' },
      confirm: { type: 'string', format: 'text', description: 'Words of a button that closes the popup.' },
      retry: {
        type: 'string',
        format: 'text',
        description: 'Words of a button that tries again what the notice tells of, and closes the popup.',
      },
      actions: {
        type: 'array',
        maxItems: 3,
        default: [],
        description: 'Ways on, each a link inside the portal.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'to'],
          properties: {
            label: { type: 'string', format: 'text', description: 'Words of the button.' },
            to: { type: 'string', format: 'route', description: 'Where it leads.' },
            icon: { type: 'string', format: 'icon', description: 'Before the words.' },
            primary: { type: 'boolean', default: false, description: 'Filled: at most one.' },
          },
        },
      },
    },
  },
  inputs: {
    notice: {
      noun: Notice,
      need: 'optional',
      description: 'What happened, in the words of whoever refused: it stands in the place of the text.',
    },
  },
  slots: {},
  intents: ['go', 'close', 'retry'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' } },
})
export type PopupMessageProps = ViewProps<typeof contract>
