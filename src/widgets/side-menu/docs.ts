import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Side menu',
  description: 'The side menu: a rail of icons that expands on desktops, a drawer on phones and tablets.',
  category: 'layout',
  icon: 'panel-left',
  keywords: ['navigation', 'drawer', 'sidebar'],
  props: {
    look: { title: 'Layout', description: 'rail: beside the page. drawer: opens over the page.' },
    fixed: { title: 'Always open', description: 'The rail shows its labels and cannot be closed. For a navigation of many entries.' },
  },
  inputs: {
    state: 'Whether the menu is open.',
    menu: 'Groups of items.',
    foot: 'Items at the bottom: customer service, log out.',
    apps: 'Addresses of the apps, shown as QR codes.',
  },
  slots: { top: 'Above the items: log in, deposit, withdraw.', foot: 'Among the items at the bottom: language, theme.' },
})
