import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Place for pages',
  description:
    'Where the pages inside this page are shown. A page belongs here when its settings name this page under “Inside the page”. ' +
    'Use it once on a page.',
  category: 'layout',
  icon: 'frame',
  keywords: ['content', 'sub-page', 'member center'],
  props: {
    beside: { title: 'Menu beside the page', description: 'Off: the menu is above the page on desktops, too.' },
    side: { title: 'Menu width', description: 'Width of the column with the menu on desktops.' },
  },
  inputs: {},
  slots: { menu: 'Beside the page on desktops (from 1120 px) unless that is off, above it on smaller screens.' },
})
