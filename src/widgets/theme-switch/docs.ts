import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Theme',
  description: 'Lets players choose light, dark, or the setting of their device.',
  category: 'layout',
  icon: 'sun-moon',
  keywords: ['dark mode', 'light mode', 'appearance'],
  props: {
    look: { title: 'Layout', description: 'icon: for a bar. row: for the side menu.' },
  },
  inputs: { brand: 'The current choice.' },
  slots: {},
})
