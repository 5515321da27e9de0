import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'columns',
  version: 1,
  title: 'Main and side',
  description: 'Two places side by side from 1120 px up, one below the other before that: the banner with the winner board.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      side: { type: 'integer', minimum: 200, maximum: 480, default: 312, description: 'Width of the side, in pixels.' },
    },
  },
  inputs: {},
  slots: {
    main: { description: 'The wide place.' },
    side: { description: 'The narrow place, after it in reading order.' },
  },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: { phone: 216, tablet: 300, desktop: 372 } } },
})
export type ColumnsProps = ViewProps<typeof contract>
