import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'search-button',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      popup: { type: 'string', names: 'popup', default: 'search' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type SearchButtonProps = ViewProps<typeof contract>
