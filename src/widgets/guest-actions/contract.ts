import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'guest-actions',
  version: 1,
  title: 'Log in and register',
  description: 'What a visitor is offered: log in, register.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['bar', 'wide'], default: 'bar', description: 'Bar stands in the header, wide fills the side menu.' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type GuestActionsProps = ViewProps<typeof contract>
