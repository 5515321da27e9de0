import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'countdown',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', varies: ['language'] },
      until: { type: 'string', format: 'date-time' },
      over: { type: 'string', format: 'text', varies: ['language'] },
      align: { type: 'string', enum: ['start', 'center'], default: 'start' },
    },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 112 } },
})
export type CountdownProps = ViewProps<typeof contract>
