import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'divider',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      line: { type: 'boolean', default: true },
      space: { type: 'string', enum: ['small', 'medium', 'large'], default: 'medium', varies: ['device'] },
    },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 16 } },
})
export type DividerProps = ViewProps<typeof contract>
