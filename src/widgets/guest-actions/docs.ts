import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Log in and register',
  description: 'The buttons for guests: log in and register.',
  category: 'account',
  icon: 'log-in',
  keywords: ['sign in', 'sign up', 'join', 'guest'],
  props: {
    look: { title: 'Layout', description: 'bar: for the header. wide: fills the side menu.' },
  },
  inputs: {},
  slots: {},
})
