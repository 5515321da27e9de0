import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Login and register tabs',
  description:
    'Tabs side by side, one for each popup of a pair. The current one is underlined, the others switch to their popup ' +
    'without adding a step to the browser’s history.',
  category: 'account',
  icon: 'log-in',
  keywords: ['sign in', 'sign up', 'switch'],
  props: {
    items: {
      title: 'Tabs',
      description: 'The popups of the pair.',
      items: { label: { title: 'Label', description: 'Text of the tab.' }, to: { title: 'Link', description: 'Address of the popup.' } },
    },
    current: { title: 'Selected tab', description: 'Page whose tab is selected here.' },
  },
  inputs: {},
  slots: {},
})
