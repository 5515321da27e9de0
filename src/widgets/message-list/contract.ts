import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MessageList } from '../../schemas/nouns/message.ts'

export const contract = defineContract({
  type: 'message-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.messages' },
      page: { type: 'boolean', default: false, rare: true },
      headed: { type: 'boolean', default: true, rare: true },
    },
  },
  inputs: { messages: { noun: MessageList, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'act'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 420 }, empty: 'notice', emptyTo: toLobby },
})
export type MessageListProps = ViewProps<typeof contract>
