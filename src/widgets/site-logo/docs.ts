import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Logo',
  description: 'The mark and the name of the brand; leads home.',
  category: 'layout',
  icon: 'image',
  props: {
    look: 'Large stands alone on a screen.',
  },
  inputs: { brand: 'Whose mark.' },
  slots: {},
})
