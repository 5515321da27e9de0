import type { Examples } from '../../runtime/contract/widget.ts'
import type { MenuTree } from '../../schemas/nouns/menu.ts'
import type { contract } from './contract.ts'

const menu: MenuTree = [
  { key: 'deposit', label: 't:nav.deposit', icon: 'wallet', to: '/member?page=depositv2' },
  { key: 'withdraw', label: 't:nav.withdraw', icon: 'withdraw', to: '/member?page=withdraw' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'In the header', props: { look: 'bar' }, inputs: { menu } },
  wide: { title: 'In the side menu', props: { look: 'wide' }, inputs: { menu } },
  one: { title: 'Withdrawals switched off', props: { look: 'bar' }, inputs: { menu: menu.slice(0, 1) } },
  rtl: { title: 'Right to left', props: { look: 'bar' }, inputs: { menu }, language: 'AR' },
}
