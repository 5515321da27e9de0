import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { Raffles } from '../../schemas/nouns/raffles.ts'

export const contract = defineContract({
  type: 'raffle',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      tickets: { ...addressProp, default: '/promotions' },
      history: { ...addressProp, default: '/member?page=bonusDetails' },
    },
  },
  inputs: { raffles: { noun: Raffles } },
  slots: {},
  intents: ['narrow', 'play', 'check-money', 'go'],
  frame: {
    element: 'section',
    label: { prop: 'title' },
    loading: { skeleton: 'box', height: { phone: 620, tablet: 640, desktop: 560 } },
    empty: 'notice',
  },
})
export type RaffleProps = ViewProps<typeof contract>
