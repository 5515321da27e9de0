import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Tabs of pages',
  description: 'The pages of a menu as a row of tabs, which are links; the current page is underlined. On small screens the row scrolls.',
  category: 'layout',
  icon: 'square-stack',
  keywords: ['navigation', 'sub-pages'],
  props: { label: { title: 'Name for screen readers', description: 'What the pages belong to.' } },
  inputs: { menu: 'The pages.' },
  slots: {},
})
