import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { AppLinkList } from '../../schemas/nouns/brand.ts'
import { MenuTree, SideMenuState } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'side-menu',
  version: 1,
  title: 'Side menu',
  description: 'The menu at the side: a rail of icons that opens on desktop, a drawer on phone and tablet.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: {
        type: 'string',
        enum: ['rail', 'drawer'],
        default: 'rail',
        description: 'A rail stands beside the page, a drawer opens over it.',
      },
    },
  },
  inputs: {
    state: { noun: SideMenuState, description: 'Open or closed.' },
    menu: { noun: MenuTree, need: 'optional', description: 'Groups of items.' },
    foot: { noun: MenuTree, need: 'optional', description: 'Items at the foot: service, sign out.' },
    apps: { noun: AppLinkList, need: 'optional', description: 'Addresses of the apps, shown as QR codes.' },
  },
  slots: {
    top: { description: 'Above the items: log in, deposit, withdraw.', max: 4 },
    foot: { description: 'Among the items at the foot: language, theme.', max: 4 },
  },
  intents: ['go', 'open', 'launch', 'logout', 'contact', 'side-menu'],
  frame: { element: 'aside', label: { word: 'label' }, loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type SideMenuProps = ViewProps<typeof contract>
