import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { AppLinkList } from '../../schemas/nouns/brand.ts'
import { MenuTree, SideMenuState } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'side-menu',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['rail', 'drawer'], default: 'rail' },
      fixed: { type: 'boolean', default: false },
    },
  },
  inputs: {
    state: { noun: SideMenuState },
    menu: { noun: MenuTree, need: 'optional' },
    foot: { noun: MenuTree, need: 'optional' },
    apps: { noun: AppLinkList, need: 'optional' },
  },
  slots: {
    top: { max: 4 },
    foot: { max: 4 },
  },
  intents: ['go', 'open', 'launch', 'logout', 'contact', 'side-menu'],
  frame: {
    element: 'aside',
    label: { word: 'label' },
    loading: { skeleton: 'none' },
    sizes: ({ fixed }) => ({ rail: fixed === true ? 264 : 0 }),
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type SideMenuProps = ViewProps<typeof contract>
