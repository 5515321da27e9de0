import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'theme-switch',
  version: 1,
  title: 'Theme',
  description: 'Light, dark or as the device is set.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['icon', 'row'], default: 'row', description: 'Icon stands in a bar, row in the side menu.' },
    },
  },
  inputs: {
    brand: { noun: Brand, description: 'The current choice.' },
  },
  slots: {},
  intents: ['set-theme'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type ThemeSwitchProps = ViewProps<typeof contract>
