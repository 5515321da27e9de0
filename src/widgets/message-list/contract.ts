import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MessageList } from '../../schemas/nouns/message.ts'

export const contract = defineContract({
  type: 'message-list',
  version: 1,
  title: 'Messages to the player',
  description:
    'Platform messages with their marks: opened in place, which reads them; read all, delete one or a page of them, only the unread ones, pages.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.messages', description: 'The heading.' },
    },
  },
  inputs: { messages: { noun: MessageList, need: 'inside', description: 'A page of messages, newest first.' } },
  slots: {},
  intents: ['narrow', 'read-messages', 'delete-messages'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 420 }, empty: 'notice' },
})
export type MessageListProps = ViewProps<typeof contract>
