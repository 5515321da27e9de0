import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MatchList } from '../../schemas/nouns/match.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { addressProp, pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'sports-entrance',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      to: addressProp,
      picture: pictureProp,
      narrowPicture: pictureProp,
      enter: { type: 'boolean', default: true },
      matches: { type: 'integer', minimum: 0, maximum: 6, default: 3 },
    },
  },
  inputs: { matches: { noun: MatchList, need: 'optional' }, vendors: { noun: VendorList, need: 'subject' } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 612, tablet: 452, desktop: 300 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type SportsEntranceProps = ViewProps<typeof contract>
