import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Header bar',
  description: 'The bar across the top, with logo and navigation at the start and balance and account at the end.',
  category: 'layout',
  icon: 'panel-top',
  keywords: ['top', 'logo', 'navigation'],
  props: {},
  inputs: {},
  slots: {
    start: 'At the start: menu button, logo, navigation.',
    end: 'At the end: log in and register, or balance and account.',
  },
})
