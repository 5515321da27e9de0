import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Account and security',
  description:
    'Who the player is, how well the account is protected, and each protection with its button: passwords, mobile number, email, Google ' +
    'verification and bank accounts.',
  category: 'account',
  icon: 'shield-check',
  keywords: ['password', 'phone number', 'email', 'verification', 'two-factor', 'bank card'],
  props: {},
  inputs: { security: 'The player’s account and what protects it.' },
  slots: {},
})
