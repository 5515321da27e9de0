import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Language',
  description: 'Chooses the language among those that the brand and the gateway offer.',
  category: 'layout',
  icon: 'languages',
  props: {
    look: 'Icon stands in a bar, row in the side menu.',
  },
  inputs: { brand: 'Languages offered and the current one.' },
  slots: {},
})
