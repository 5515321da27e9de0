import type { Examples } from '../../runtime/contract/widget.ts'
import type { Session } from '../../schemas/nouns/account.ts'
import type { MenuTree } from '../../schemas/nouns/menu.ts'
import type { contract } from './contract.ts'

const session: Session = { role: 'member', name: 'maya_lin', account: 'maya_lin', picture: [], vip: 0, unread: 3 }
const menu: MenuTree = [
  { key: 'account', label: 't:nav.account', icon: 'user', to: '/member?page=securityCenter' },
  { key: 'bets', label: 't:nav.bets', icon: 'receipt', to: '/member?page=personalHistoryCopy' },
  { key: 'messages', label: 't:nav.messages', icon: 'mail', to: '/member?page=messageV2', badge: 3 },
  { key: 'service', label: 't:nav.service', icon: 'headset', intent: { kind: 'contact', service: 'default' } as { kind: string } },
  { key: 'logout', label: 't:nav.logout', icon: 'logout', intent: { kind: 'logout' } },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Member', props: {}, inputs: { session, menu } },
  vip: {
    title: 'VIP with a picture',
    props: {},
    inputs: { session: { ...session, vip: 4, vipLabel: 'VIP 4', picture: ['/img/avatar/member.svg'] }, menu },
  },
  bare: { title: 'The menu did not come', props: {}, inputs: { session } },
  longest: {
    title: 'A very long name',
    props: {},
    inputs: { session: { ...session, name: 'Maximiliane Konstantinopolitanische von und zu Hohenstein' }, menu },
  },
  rtl: {
    title: 'Right to left',
    props: {},
    inputs: { session: { ...session, name: 'مايا', vip: 4, vipLabel: 'VIP 4' }, menu },
    language: 'AR',
  },
}
