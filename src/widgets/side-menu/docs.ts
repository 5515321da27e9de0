import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Side menu',
  description: 'The menu at the side: a rail of icons that opens on desktop, a drawer on phone and tablet.',
  category: 'layout',
  icon: 'panel-left',
  props: {
    look: 'A rail stands beside the page, a drawer opens over it.',
  },
  inputs: {
    state: 'Open or closed.',
    menu: 'Groups of items.',
    foot: 'Items at the foot: service, sign out.',
    apps: 'Addresses of the apps, shown as QR codes.',
  },
  slots: { top: 'Above the items: log in, deposit, withdraw.', foot: 'Among the items at the foot: language, theme.' },
})
