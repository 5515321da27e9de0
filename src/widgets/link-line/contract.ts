import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'link-line',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label'],
    properties: {
      text: { type: 'string', format: 'text' },
      label: { type: 'string', format: 'text' },
      to: addressProp,
      look: { type: 'string', enum: ['line', 'button'], default: 'line' },
      icon: { type: 'string', format: 'icon' },
      align: { type: 'string', enum: ['start', 'center'] },
      replace: { type: 'boolean', default: false, rare: true },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go', 'logout'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 24 } },
})
export type LinkLineProps = ViewProps<typeof contract>
