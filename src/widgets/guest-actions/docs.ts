import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Log in and register',
  description: 'What a visitor is offered: log in, register.',
  category: 'account',
  icon: 'log-in',
  props: {
    look: 'Bar stands in the header, wide fills the side menu.',
  },
  inputs: {},
  slots: {},
})
