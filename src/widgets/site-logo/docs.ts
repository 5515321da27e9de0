import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Logo',
  description: 'The logo and name of the brand; links to the home page.',
  category: 'layout',
  icon: 'image',
  keywords: ['brand', 'home'],
  props: {
    look: { title: 'Size', description: 'large: for a screen with nothing else around it.' },
  },
  inputs: { brand: 'The brand to show.' },
  slots: {},
})
