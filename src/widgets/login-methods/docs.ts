import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Other login methods',
  description: 'Buttons for social accounts, one-click login and free play, below a line of text. Without any method nothing is shown.',
  category: 'account',
  icon: 'user-round',
  keywords: ['social login', 'google', 'facebook', 'telegram', 'trial'],
  props: {
    title: { title: 'Title', description: 'Text above the buttons. Leave it empty for the default text.' },
  },
  inputs: { methods: 'The login methods that are offered here.' },
  slots: {},
})
