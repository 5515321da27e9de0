import type { Examples } from '../../runtime/contract/widget.ts'
import type { AppLinkList } from '../../schemas/nouns/brand.ts'
import type { MenuEntry, MenuTree } from '../../schemas/nouns/menu.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import type { contract } from './contract.ts'

const vendor: Vendor = {
  key: 'RNG/PG',
  code: 'PG',
  name: 'PG',
  category: 'RNG',
  picture: [],
  classes: [],
  target: { vendor: 'PG', category: 'RNG' },
}
const games: MenuEntry = {
  key: 'game-center',
  label: 't:nav.game-center',
  items: [
    { key: 'RNG', label: 't:category.RNG', icon: 'cherry', to: '/rng', vendors: [vendor] },
    {
      key: 'SPORTS',
      label: 't:category.SPORTS',
      icon: 'sport',
      intent: { kind: 'launch', target: { vendor: 'SBO', category: 'SPORTS' } } as { kind: string },
      vendors: [vendor],
    },
    { key: 'MXWIN', label: 't:category.MXWIN', icon: 'sparkles', to: '/mxwin', vendors: [] },
  ],
}
const guest: MenuTree = [
  { key: 'main', label: '', items: [{ key: 'home', label: 't:nav.home', icon: 'home', to: '/', current: true }] },
  games,
]
const member: MenuTree = [
  {
    key: 'main',
    label: '',
    items: [
      { key: 'home', label: 't:nav.home', icon: 'home', to: '/', current: true },
      { key: 'favourites', label: 't:nav.favourites', icon: 'heart', to: '/favorite' },
      { key: 'rewards', label: 't:nav.reward-center', icon: 'gift', to: '/member?page=rewardCenter', badge: 2 },
    ],
  },
  {
    key: 'member-center',
    label: 't:nav.member-center',
    items: [
      { key: 'bets', label: 't:nav.bets', icon: 'receipt', to: '/member?page=personalHistoryCopy' },
      { key: 'messages', label: 't:nav.messages', icon: 'mail', to: '/member?page=messageV2', badge: 120 },
    ],
  },
  games,
]
const service: MenuEntry = {
  key: 'service',
  label: 't:nav.service',
  icon: 'headset',
  intent: { kind: 'contact', service: 'default' } as { kind: string },
}
const foot: MenuTree = [service, { key: 'logout', label: 't:nav.logout', icon: 'logout', intent: { kind: 'logout' } }]
const apps: AppLinkList = [
  { platform: 'ios', url: 'https://apps.example/ios?language=EN' },
  { platform: 'android', url: 'https://apps.example/android.apk' },
]

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Rail of a guest',
    props: { look: 'rail', fixed: false },
    inputs: { state: { open: false }, menu: guest, foot: [service], apps },
  },
  open: { title: 'Open, member', props: { look: 'rail', fixed: false }, inputs: { state: { open: true }, menu: member, foot, apps } },
  drawer: {
    title: 'Drawer of a phone',
    props: { look: 'drawer', fixed: false },
    inputs: { state: { open: true }, menu: member, foot, apps },
  },
  shut: { title: 'Drawer shut', props: { look: 'drawer', fixed: false }, inputs: { state: { open: false }, menu: member, foot, apps } },
  bare: { title: 'Nothing but its state came', props: { look: 'rail', fixed: false }, inputs: { state: { open: true } } },
  rtl: {
    title: 'Right to left',
    props: { look: 'rail', fixed: false },
    inputs: { state: { open: true }, menu: member, foot, apps },
    language: 'AR',
  },
}
