import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'header-bar',
  version: 1,
  title: 'Header bar',
  description: 'The bar across the top: what stands at its start (logo, navigation) and at its end (balance, account).',
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {},
  slots: {
    start: { description: 'From the inline start: menu button, logo, navigation.', max: 6 },
    end: { description: 'At the inline end: log in and register, or balance and account.', max: 8 },
  },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type HeaderBarProps = ViewProps<typeof contract>
