import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Bottom bar',
  description: 'The bar at the bottom of a phone screen with five items of a menu.',
  category: 'layout',
  icon: 'panel-bottom',
  keywords: ['navigation', 'mobile menu', 'tab bar', 'footer'],
  props: {},
  inputs: { menu: 'Menu items. The first five are shown.' },
  slots: {},
})
