import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'page-heading',
  version: 1,
  title: 'Page heading',
  description: 'The first heading of a page. Where the page speaks for itself, as the lobby does, it is said to screen readers alone.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading.' },
      text: { type: 'string', format: 'text', description: 'One line below it.' },
      visible: { type: 'boolean', default: true, description: 'Whether it is drawn; it is always said.' },
    },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type PageHeadingProps = ViewProps<typeof contract>
