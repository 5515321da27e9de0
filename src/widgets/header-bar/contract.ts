import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'header-bar',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {},
  slots: {
    start: { max: 6 },
    end: { max: 10 },
  },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type HeaderBarProps = ViewProps<typeof contract>
