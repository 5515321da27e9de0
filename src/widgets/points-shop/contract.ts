import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { PointsShop } from '../../schemas/nouns/points.ts'

export const contract = defineContract({
  type: 'points-shop',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      types: { type: 'array', items: { type: 'string' }, default: ['CHIP', 'GIFT', 'SERVICE'] },
      security: { ...addressProp, default: '/member?page=securityCenter' },
    },
  },
  inputs: { shop: { noun: PointsShop, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'redeem', 'check-money', 'clear-money', 'keep-draft', 'go', 'open'],
  frame: {
    element: 'section',
    label: { word: 'label' },
    loading: { skeleton: 'tiles', height: { phone: 1500, tablet: 1300, desktop: 760 } },
    empty: 'notice',
  },
})
export type PointsShopProps = ViewProps<typeof contract>
