import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'card-row',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {},
  slots: { cards: { min: 1 } },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: { phone: 732, tablet: 558, desktop: 252 } } },
})
export type CardRowProps = ViewProps<typeof contract>
