import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { SideMenuState } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'menu-toggle',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { menu: { noun: SideMenuState, need: 'optional' } },
  slots: {},
  intents: ['side-menu'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type MenuToggleProps = ViewProps<typeof contract>
