import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Session } from '../../schemas/nouns/account.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'member-menu',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {
    session: { noun: Session },
    menu: { noun: MenuTree, need: 'optional' },
  },
  slots: {},
  intents: ['go', 'open', 'logout', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box', height: 40 }, empty: 'nothing', failed: 'nothing' },
})
export type MemberMenuProps = ViewProps<typeof contract>
