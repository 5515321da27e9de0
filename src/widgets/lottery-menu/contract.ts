import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { LotteryMenu } from '../../schemas/nouns/lottery.ts'

export const contract = defineContract({
  type: 'lottery-menu',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      modes: { type: 'boolean', default: true },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { menu: { noun: LotteryMenu, need: 'inside' } },
  slots: {},
  intents: ['launch', 'narrow'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 320 }, empty: 'notice' },
})
export type LotteryMenuProps = ViewProps<typeof contract>
