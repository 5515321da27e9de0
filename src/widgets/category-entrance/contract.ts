import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { addressProp, pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'category-entrance',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      to: addressProp,
      rtlPicture: pictureProp,
      picture: pictureProp,
      size: { type: 'string', enum: ['big', 'small'], default: 'big' },
      marks: { type: 'integer', minimum: 0, maximum: 6, default: 3 },
    },
  },
  inputs: {
    games: { noun: GamePage, need: 'optional' },
    vendors: { noun: VendorList, need: 'subject' },
  },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'article',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 236, tablet: 272, desktop: 252 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type CategoryEntranceProps = ViewProps<typeof contract>
