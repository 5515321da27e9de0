import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Log in or register',
  description:
    'Headings side by side, one for each popup of a pair: the current one is underlined, the others lead there and ' +
    'leave no step behind them.',
  category: 'account',
  icon: 'log-in',
  props: {
    items: { description: 'The popups of the group.', items: { label: 'Its heading.', to: 'Its address.' } },
    current: 'The address of the one that is in view.',
  },
  inputs: {},
  slots: {},
})
