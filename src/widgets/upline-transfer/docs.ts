import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Transfer to the upline or a downline',
  description: 'Moves money to the player above this one, or from an agent to an account below, with the transaction password.',
  category: 'account',
  icon: 'wallet',
  keywords: ['agent', 'send money', 'wallet'],
  props: {
    records: { title: 'Address of the account record', description: 'Link beside a transfer whose answer was lost. Empty: no link.' },
    security: { title: 'Address of the security center', description: 'A link beside the button that sets a transaction password.' },
    choose: {
      title: 'Choosing an account',
      description: 'Button of the notice that no account is chosen. Empty: no button.',
      properties: {
        label: { title: 'Label', description: 'Text of the button.' },
        to: { title: 'Link', description: 'Page with the accounts, such as the team.' },
      },
    },
  },
  inputs: { transfer: 'What is available and the current transfer.' },
  slots: {},
})
