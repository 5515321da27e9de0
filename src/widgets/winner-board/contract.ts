import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { WinnerList } from '../../schemas/nouns/winner.ts'

export const contract = defineContract({
  type: 'winner-board',
  version: 1,
  title: 'Winner board',
  description: 'The first three with medals, the others in a list that drifts by. A row starts its game.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: "The heading. Without it, the widget's own." },
      step: { type: 'number', minimum: 0, maximum: 5, default: 0.5, description: 'Pixels the list drifts per frame.' },
      highlighted: { type: 'integer', minimum: 0, maximum: 3, default: 3, description: 'Rows that stand above the list with a medal.' },
    },
  },
  inputs: { winners: { noun: WinnerList, description: 'Winners by amount, the largest first.' } },
  slots: {},
  intents: ['launch'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 372 }, empty: 'nothing', failed: 'notice' },
})
export type WinnerBoardProps = ViewProps<typeof contract>
