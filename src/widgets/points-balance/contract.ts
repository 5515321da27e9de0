import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { pictureProp } from '../../schemas/address.ts'
import { Points } from '../../schemas/nouns/points.ts'

export const contract = defineContract({
  type: 'points-balance',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      text: { type: 'string', format: 'text' },
      picture: pictureProp,
      rtlPicture: pictureProp,
    },
  },
  inputs: { points: { noun: Points } },
  slots: {},
  intents: [],
  frame: {
    element: 'section',
    label: { word: 'label' },
    loading: { skeleton: 'box', height: { phone: 190, tablet: 216, desktop: 216 } },
  },
})
export type PointsBalanceProps = ViewProps<typeof contract>
