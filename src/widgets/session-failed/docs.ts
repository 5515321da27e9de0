import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Account could not be read',
  description: 'Tells players that they are logged in but their account could not be read, with a button that tries again.',
  category: 'account',
  icon: 'user-round',
  keywords: ['error', 'try again'],
  props: {
    look: { title: 'Layout', description: 'bar: for the header. wide: fills the side menu.' },
  },
  inputs: { failure: 'What could not be read.' },
  slots: {},
})
