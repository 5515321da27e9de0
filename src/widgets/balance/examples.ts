import type { Examples } from '../../runtime/contract/widget.ts'
import type { Balance } from '../../schemas/nouns/account.ts'
import type { MenuTree } from '../../schemas/nouns/menu.ts'
import type { contract } from './contract.ts'

const balance: Balance = { amount: '12480.5', currency: '$', hidden: false, refreshing: false }
const wallet: MenuTree = [{ key: 'deposit', label: 't:nav.deposit', icon: 'wallet', to: '/member?page=depositv2' }]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { caption: false }, inputs: { balance } },
  wallet: { title: 'With a way to deposit', props: { caption: false }, inputs: { balance, wallet } },
  hidden: { title: 'Hidden', props: { caption: false }, inputs: { balance: { ...balance, hidden: true } } },
  refreshing: { title: 'Being asked again', props: { caption: false }, inputs: { balance: { ...balance, refreshing: true } } },
  longest: {
    title: 'A very large amount',
    props: { caption: false },
    inputs: { balance: { ...balance, amount: '9876543210123.46', currency: 'Rp' } },
  },
  rtl: { title: 'Right to left', props: { caption: false }, inputs: { balance }, language: 'AR' },
}
