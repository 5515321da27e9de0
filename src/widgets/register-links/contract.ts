import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RegisterLinkList } from '../../schemas/nouns/downlines.ts'

export const contract = defineContract({
  type: 'register-links',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' } },
  },
  inputs: { links: { noun: RegisterLinkList, need: 'inside' } },
  slots: {},
  intents: ['open'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 480 }, empty: 'notice' },
})
export type RegisterLinksProps = ViewProps<typeof contract>
