import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { SiteDomains } from '../../schemas/nouns/service.ts'

export const contract = defineContract({
  type: 'domain-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' }, text: { type: 'string', format: 'text' } },
  },
  inputs: { domains: { noun: SiteDomains } },
  slots: {},
  intents: [],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 180 } },
})
export type DomainListProps = ViewProps<typeof contract>
