import type { Examples } from '../../runtime/contract/widget.ts'
import type { MenuTree } from '../../schemas/nouns/menu.ts'
import type { contract } from './contract.ts'

const guest: MenuTree = [
  { key: 'menu', label: 't:nav.menu', icon: 'menu', intent: { kind: 'side-menu', open: true } as { kind: string } },
  { key: 'home', label: 't:nav.home', icon: 'home', to: '/', current: true },
  { key: 'slots', label: 't:category.RNG', icon: 'cherry', to: '/rng' },
  { key: 'live', label: 't:category.LIVE', icon: 'spade', to: '/live' },
  { key: 'login', label: 't:action.log-in', icon: 'login', to: '/login' },
]
const member: MenuTree = [
  ...guest.slice(0, 2),
  { key: 'deposit', label: 't:nav.deposit', icon: 'wallet', to: '/member?page=depositv2' },
  { key: 'promotions', label: 't:nav.promotions', icon: 'percent', to: '/promotions' },
  { key: 'account', label: 't:nav.my-page', icon: 'user', to: '/member', badge: 3 },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Guest', props: {}, inputs: { menu: guest } },
  member: { title: 'Member', props: {}, inputs: { menu: member } },
  many: { title: 'More than five items', props: {}, inputs: { menu: [...guest, ...member.slice(2)] } },
  rtl: { title: 'Right to left', props: {}, inputs: { menu: member }, language: 'AR' },
}
