import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Header bar',
  description: 'The bar across the top: what stands at its start (logo, navigation) and at its end (balance, account).',
  category: 'layout',
  icon: 'panel-top',
  props: {},
  inputs: {},
  slots: {
    start: 'From the inline start: menu button, logo, navigation.',
    end: 'At the inline end: log in and register, or balance and account.',
  },
})
