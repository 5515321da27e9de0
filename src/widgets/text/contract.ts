import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { richTextProp } from '../../schemas/rich-text.ts'

export const contract = defineContract({
  type: 'text',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['content'],
    properties: {
      content: { ...richTextProp, varies: ['language', 'device'] },
      align: { type: 'string', enum: ['start', 'center'], default: 'start', varies: ['device'] },
      width: { type: 'string', enum: ['reading', 'full'], default: 'reading' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 120 } },
})
export type TextProps = ViewProps<typeof contract>
