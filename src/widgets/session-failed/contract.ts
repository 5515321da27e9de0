import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Notice } from '../../schemas/nouns/announcement.ts'

export const contract = defineContract({
  type: 'session-failed',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['bar', 'wide'], default: 'bar' },
    },
  },
  inputs: { failure: { noun: Notice } },
  slots: {},
  intents: ['retry'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type SessionFailedProps = ViewProps<typeof contract>
