import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Still there?',
  description: 'Says that the session is about to end for want of activity, counts down, and lets stay or log out.',
  category: 'help',
  icon: 'hand',
  props: {},
  inputs: { warning: 'When it ends.' },
  slots: {},
})
