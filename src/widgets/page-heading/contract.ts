import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'page-heading',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      visible: { type: 'boolean', default: true },
    },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type PageHeadingProps = ViewProps<typeof contract>
