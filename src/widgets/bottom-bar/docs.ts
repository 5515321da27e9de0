import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Bottom bar',
  description: 'The bar at the foot of a phone: five items of a menu.',
  category: 'layout',
  icon: 'panel-bottom',
  props: {},
  inputs: { menu: 'Items; the first five are drawn.' },
  slots: {},
})
