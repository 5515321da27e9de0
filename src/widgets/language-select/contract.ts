import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'language-select',
  version: 1,
  title: 'Language',
  description: 'Chooses the language among those that the brand and the gateway offer.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['icon', 'row'], default: 'icon', description: 'Icon stands in a bar, row in the side menu.' },
    },
  },
  inputs: {
    brand: { noun: Brand, description: 'Languages offered and the current one.' },
  },
  slots: {},
  intents: ['set-language'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type LanguageSelectProps = ViewProps<typeof contract>
