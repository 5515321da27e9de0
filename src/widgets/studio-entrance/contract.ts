import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { addressProp, pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'studio-entrance',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      to: addressProp,
      rtlPicture: pictureProp,
      picture: pictureProp,
    },
  },
  inputs: { vendors: { noun: VendorList } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'article',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 132, tablet: 168, desktop: 168 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type StudioEntranceProps = ViewProps<typeof contract>
