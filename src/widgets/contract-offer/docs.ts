import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Offer of a contract',
  description: 'An agent offers a contract to an account below: its kind, its period and its tiers. What runs or waits is shown and ended.',
  category: 'account',
  icon: 'briefcase-business',
  keywords: ['agent', 'commission', 'salary', 'downline'],
  props: {
    choose: {
      title: 'Choosing an account',
      description: 'Button of the notice that no account is chosen. Empty: no button.',
      properties: {
        label: { title: 'Label', description: 'Text of the button.' },
        to: { title: 'Link', description: 'Page with the accounts, such as the team.' },
      },
    },
  },
  inputs: { offer: 'What runs between the two, what was typed, and what became of the offer.' },
  slots: {},
})
