import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'button',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'to'],
    properties: {
      label: { type: 'string', format: 'text' },
      to: addressProp,
      kind: { type: 'string', enum: ['primary', 'secondary'], default: 'primary' },
      size: { type: 'string', enum: ['default', 'large'], default: 'default' },
      icon: { type: 'string', format: 'icon' },
      align: { type: 'string', enum: ['start', 'center', 'wide'], default: 'start', varies: ['device'] },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 44 } },
})
export type ButtonProps = ViewProps<typeof contract>
