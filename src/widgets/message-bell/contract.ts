import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Count } from '../../schemas/nouns/count.ts'

export const contract = defineContract({
  type: 'message-bell',
  version: 1,
  title: 'Messages',
  description: 'A bell with the number of unread messages; opens them.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      popup: { type: 'string', default: 'messages', description: 'The popup of the messages.' },
    },
  },
  inputs: {
    unread: { noun: Count, need: 'optional', description: 'Unread messages.' },
  },
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type MessageBellProps = ViewProps<typeof contract>
