import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp, pictureProp } from '../../schemas/address.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { MatchList } from '../../schemas/nouns/match.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'

const heights = {
  big: { phone: 236, tablet: 272, desktop: 252 },
  small: { phone: 132, tablet: 168, desktop: 168 },
  wide: { phone: 612, tablet: 452, desktop: 300 }, // with matches
}

export const contract = defineContract({
  type: 'entrance',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      to: addressProp,
      direct: { type: 'boolean', default: false, rare: true },
      enter: { type: 'boolean', default: true, rare: true },
      rtlPicture: { ...pictureProp, rare: true },
      narrowPicture: { ...pictureProp, rare: true },
      picture: pictureProp,
      size: { type: 'string', enum: ['big', 'small', 'wide'], default: 'big' },
      marks: { type: 'integer', minimum: 0, maximum: 6, default: 3, rare: true },
      matches: { type: 'integer', minimum: 0, maximum: 6, default: 3, rare: true },
    },
  },
  inputs: {
    games: { noun: GamePage, need: 'optional' },
    matches: { noun: MatchList, need: 'optional' },
    vendors: { noun: VendorList, need: 'subject' },
  },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'article',
    label: 'heading',
    loading: { skeleton: 'box', height: ({ size }) => heights[size === 'small' || size === 'wide' ? size : 'big'] },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type EntranceProps = ViewProps<typeof contract>
