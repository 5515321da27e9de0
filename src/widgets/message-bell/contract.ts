import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Count } from '../../schemas/nouns/count.ts'

export const contract = defineContract({
  type: 'message-bell',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      popup: { type: 'string', names: 'popup', default: 'messages' },
    },
  },
  inputs: { unread: { noun: Count, need: 'optional' } },
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type MessageBellProps = ViewProps<typeof contract>
