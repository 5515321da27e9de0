import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { WinnerList } from '../../schemas/nouns/winner.ts'

export const contract = defineContract({
  type: 'winner-board',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
      step: { type: 'number', minimum: 0, maximum: 5, default: 0.5, rare: true },
      highlighted: { type: 'integer', minimum: 0, maximum: 3, default: 3, rare: true },
    },
  },
  inputs: { winners: { noun: WinnerList } },
  slots: {},
  intents: ['launch'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 372 }, empty: 'nothing', failed: 'notice' },
})
export type WinnerBoardProps = ViewProps<typeof contract>
