import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Language',
  description: 'Lets players choose a language that the brand and the gateway offer.',
  category: 'layout',
  icon: 'languages',
  keywords: ['translation', 'locale', 'flag'],
  props: {
    look: { title: 'Layout', description: 'icon: for a bar. row: for the side menu.' },
  },
  inputs: { brand: 'Languages offered and the current one.' },
  slots: {},
})
