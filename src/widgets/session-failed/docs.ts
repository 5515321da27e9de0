import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Account not read',
  description: 'Says that somebody is logged in and that the account could not be read, with a button that asks again.',
  category: 'account',
  icon: 'user-round',
  props: {
    look: 'Bar stands in the header, wide fills the side menu.',
  },
  inputs: { failure: 'What could not be read.' },
  slots: {},
})
