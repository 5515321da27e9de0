import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'A line with a way on',
  description: 'A short sentence and a link behind it: "No account? Register now". Or the way out of a session, which asks first.',
  category: 'layout',
  icon: 'link-2',
  props: {
    text: 'The sentence.',
    label: 'Words of the link.',
    to: 'Where it leads. Without it the link signs out.',
    replace: 'Whether the step is left out of the way back.',
  },
  inputs: {},
  slots: {},
})
