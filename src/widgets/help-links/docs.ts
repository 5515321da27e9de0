import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Help links',
  description: 'The topics of the help center, one link each.',
  category: 'help',
  icon: 'circle-help',
  props: {
    limit: 'Topics named.',
  },
  inputs: { topics: 'Topics in their order.' },
  slots: {},
})
