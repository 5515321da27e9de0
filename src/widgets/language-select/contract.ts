import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'language-select',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['icon', 'row'], default: 'icon' },
    },
  },
  inputs: { brand: { noun: Brand } },
  slots: {},
  intents: ['set-language'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type LanguageSelectProps = ViewProps<typeof contract>
