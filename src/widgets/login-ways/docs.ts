import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Other ways to log in',
  description:
    'Buttons for an account elsewhere, for one click and for free play, below a line that says so. Without any way nothing is drawn.',
  category: 'account',
  icon: 'user-round',
  props: {
    title: 'Words of the line; without them the usual ones.',
  },
  inputs: { ways: 'The ways that are offered here.' },
  slots: {},
})
