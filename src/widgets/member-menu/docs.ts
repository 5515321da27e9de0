import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Account menu',
  description: 'Avatar, name and VIP level; opens the account menu.',
  category: 'account',
  icon: 'user-round',
  keywords: ['avatar', 'profile', 'log out', 'member'],
  props: {},
  inputs: { session: 'Who is logged in.', menu: 'Items of the menu.' },
  slots: {},
})
