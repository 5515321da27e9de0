import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'next-steps',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' }, text: { type: 'string', format: 'text' } },
  },
  inputs: { menu: { noun: MenuTree } },
  slots: {},
  intents: ['go', 'open', 'contact'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 288, tablet: 168, desktop: 168 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type NextStepsProps = ViewProps<typeof contract>
