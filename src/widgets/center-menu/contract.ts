import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Session } from '../../schemas/nouns/account.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'center-menu',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {
    menu: { noun: MenuTree },
    session: { noun: Session, need: 'optional' },
  },
  slots: {},
  intents: ['go', 'open', 'contact'],
  frame: {
    element: 'nav',
    label: { word: 'label' },
    loading: { skeleton: 'rows', height: { phone: 44, tablet: 44, desktop: 640 } },
    empty: 'nothing',
  },
})
export type CenterMenuProps = ViewProps<typeof contract>
