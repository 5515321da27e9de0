import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'theme-switch',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['icon', 'row'], default: 'row' },
    },
  },
  inputs: { brand: { noun: Brand } },
  slots: {},
  intents: ['set-theme'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type ThemeSwitchProps = ViewProps<typeof contract>
