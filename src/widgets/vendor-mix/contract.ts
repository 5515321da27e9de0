import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'vendor-mix',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      to: addressProp,
    },
  },
  inputs: { vendors: { noun: VendorList } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'strip', height: { phone: 132, tablet: 132, desktop: 228 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type VendorMixProps = ViewProps<typeof contract>
