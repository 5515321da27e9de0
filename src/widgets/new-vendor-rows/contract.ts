import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { VendorRowList } from '../../schemas/nouns/vendor.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'new-vendor-rows',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
      to: addressProp,
    },
  },
  inputs: { rows: { noun: VendorRowList } },
  slots: {},
  intents: ['go', 'launch'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'strip', height: 132 }, empty: 'nothing', failed: 'nothing' },
})
export type NewVendorRowsProps = ViewProps<typeof contract>
