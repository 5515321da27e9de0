import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PromotionList } from '../../schemas/nouns/promotion.ts'

export const contract = defineContract({
  type: 'promotion-list',
  version: 1,
  title: 'Promotions',
  description:
    'Promotions as cards: picture, title, period and state, a button to join or claim, the text opened in place. Chips narrow them to one type, numbers below turn the pages.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.promotions', description: 'The heading.' },
      page: { type: 'boolean', default: false, description: 'The heading of a page: larger, and its first level.' },
    },
  },
  inputs: {
    promotions: { noun: PromotionList, need: 'inside', description: 'All promotions in their order, and which of them are asked for.' },
  },
  slots: {},
  intents: ['narrow', 'join-promotion', 'claim-promotion'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'tiles', height: 1220 }, empty: 'notice', failed: 'notice' },
})
export type PromotionListProps = ViewProps<typeof contract>
