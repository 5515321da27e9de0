import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'page-tabs',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label'],
    properties: { label: { type: 'string', format: 'text' } },
  },
  inputs: { menu: { noun: MenuTree } },
  slots: {},
  intents: ['go', 'open', 'contact'],
  frame: { element: 'nav', label: { prop: 'label' }, loading: { skeleton: 'strip', height: 48 }, empty: 'nothing' },
})
export type PageTabsProps = ViewProps<typeof contract>
