import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

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
      visible: { type: 'boolean', default: true, varies: ['device'] },
      back: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        properties: { label: { type: 'string', format: 'text' }, to: addressProp },
      },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
export type PageHeadingProps = ViewProps<typeof contract>
