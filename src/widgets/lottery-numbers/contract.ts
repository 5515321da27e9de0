import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { LotteryDraws } from '../../schemas/nouns/lottery.ts'

export const contract = defineContract({
  type: 'lottery-numbers',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      areas: { type: 'array', items: { type: 'string', enum: ['VN', 'other'] }, default: ['VN', 'other'] },
    },
  },
  inputs: { numbers: { noun: LotteryDraws, need: 'inside' } },
  slots: {},
  intents: ['narrow'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 480 }, empty: 'notice' },
})
export type LotteryNumbersProps = ViewProps<typeof contract>
