import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Menu button',
  description: 'Opens and closes the side menu.',
  category: 'layout',
  icon: 'menu',
  keywords: ['hamburger', 'navigation', 'drawer'],
  props: {},
  inputs: { menu: 'Whether the side menu is open.' },
  slots: {},
})
