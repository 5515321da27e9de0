import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'columns',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      side: { type: 'integer', minimum: 200, maximum: 480, default: 312, unit: 'pixels' },
      first: { type: 'string', enum: ['main', 'side'], default: 'main' },
    },
  },
  inputs: {},
  slots: {
    main: {},
    side: {},
  },
  intents: [],
  frame: {
    element: 'div',
    label: 'none',
    loading: { skeleton: 'none', height: { phone: 216, tablet: 300, desktop: 372 } },
    sizes: ({ side }) => ({ side: Number(side ?? 312) }),
  },
})
export type ColumnsProps = ViewProps<typeof contract>
