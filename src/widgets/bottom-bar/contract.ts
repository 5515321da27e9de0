import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'bottom-bar',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { menu: { noun: MenuTree } },
  slots: {},
  intents: ['go', 'open', 'side-menu', 'contact'],
  frame: { element: 'nav', label: { word: 'label' }, loading: { skeleton: 'none', height: 64 }, empty: 'nothing', failed: 'nothing' },
})
export type BottomBarProps = ViewProps<typeof contract>
