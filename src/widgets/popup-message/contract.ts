import { Notice } from '../../schemas/nouns/announcement.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'popup-message',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      icon: { type: 'string', format: 'icon' },
      look: { type: 'string', enum: ['popup', 'page'], default: 'popup' },
      confirm: { type: 'string', format: 'text' },
      retry: { type: 'string', format: 'text' },
      actions: {
        type: 'array',
        maxItems: 3,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'to'],
          properties: {
            label: { type: 'string', format: 'text' },
            to: addressProp,
            icon: { type: 'string', format: 'icon' },
            primary: { type: 'boolean', default: false },
          },
        },
      },
    },
  },
  inputs: { notice: { noun: Notice, need: 'optional' } },
  slots: {},
  intents: ['go', 'close', 'retry'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' } },
})
export type PopupMessageProps = ViewProps<typeof contract>
