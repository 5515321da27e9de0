import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'site-logo',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['usual', 'large'], default: 'usual' },
    },
  },
  inputs: { brand: { noun: Brand } },
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box', height: 40 }, empty: 'nothing', failed: 'nothing' },
})
export type SiteLogoProps = ViewProps<typeof contract>
