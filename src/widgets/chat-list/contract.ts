import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Chats } from '../../schemas/nouns/service.ts'

export const contract = defineContract({
  type: 'chat-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' }, text: { type: 'string', format: 'text' } },
  },
  inputs: { chats: { noun: Chats } },
  slots: {},
  intents: ['start-chat'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 240 }, empty: 'notice' },
})
export type ChatListProps = ViewProps<typeof contract>
