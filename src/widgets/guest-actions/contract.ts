import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'guest-actions',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['bar', 'wide'], default: 'bar' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type GuestActionsProps = ViewProps<typeof contract>
