import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { ServiceList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'service-contacts',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { type: 'string', format: 'text' }, text: { type: 'string', format: 'text' } },
  },
  inputs: { services: { noun: ServiceList } },
  slots: {},
  intents: ['contact'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 200 }, empty: 'notice' },
})
export type ServiceContactsProps = ViewProps<typeof contract>
