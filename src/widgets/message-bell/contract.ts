import { defineContract } from '../../runtime/widget/contract.ts'
import type { ViewProps } from '../../runtime/widget/contract.ts'
import { Count } from '../../schemas/nouns.ts'

export const contract = defineContract({
  type: 'message-bell',
  version: 1,
  title: 'Messages',
  description: 'A bell with the number of unread messages; leads to the messages.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      to: { type: 'string', format: 'route', default: '/member?page=messageV2', description: 'The page of the messages.' },
    },
  },
  inputs: {
    unread: { noun: Count, need: 'optional', description: 'Unread messages.' },
  },
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type MessageBellProps = ViewProps<typeof contract>
