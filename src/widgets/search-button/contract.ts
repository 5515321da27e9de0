import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'search-button',
  version: 1,
  title: 'Search button',
  description: 'Opens the search: a field to look at on a wide screen, an icon on others. The key "/" opens it from anywhere.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      popup: { type: 'string', default: 'search', description: 'The page document that opens over the page.' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type SearchButtonProps = ViewProps<typeof contract>
