import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PromotionList } from '../../schemas/nouns/promotion.ts'

export const contract = defineContract({
  type: 'promotion-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.promotions' },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { promotions: { noun: PromotionList, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'join-promotion', 'claim-promotion'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'tiles', height: 1220 },
    empty: 'notice',
    emptyTo: toLobby,
    failed: 'notice',
  },
})
export type PromotionListProps = ViewProps<typeof contract>
