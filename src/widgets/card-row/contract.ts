import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'card-row',
  version: 1,
  title: 'Row of cards',
  description:
    'Cards of equal width beside each other: up to three from 1120 px up, two on a tablet (an odd last one is wide), one on a phone.',
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {},
  slots: { cards: { description: 'The cards, such as entrances.', min: 1 } },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: { phone: 460, tablet: 400, desktop: 200 } } },
})
export type CardRowProps = ViewProps<typeof contract>
