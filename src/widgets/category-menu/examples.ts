import type { Examples } from '../../runtime/contract/widget.ts'
import type { Session } from '../../schemas/nouns/account.ts'
import type { Category } from '../../schemas/nouns/category.ts'
import type { contract } from './contract.ts'

const guest: Session = { role: 'guest', name: '', account: '', picture: [], vip: 0, unread: 0 }
const member: Session = { ...guest, role: 'member', name: 'Maya', account: 'maya_lin' }
const icons = {
  HOME: 'home',
  FAV: 'heart',
  ELOTT: 'ticket',
  LOTT: 'dice',
  LIVE: 'spade',
  RNG: 'cherry',
  FISH: 'fish',
  MXWIN: 'sparkles',
  SPORTS: 'sport',
  ESPORTS: 'game',
  COCKFIGHT: 'feather',
  PVP: 'swords',
}
const routes: Record<string, string> = {
  LIVE: '/live',
  RNG: '/rng',
  FISH: '/fish',
  SPORTS: '/sports',
  LOTT: '/lott',
  ELOTT: '/elott',
  PVP: '/pvp',
}
const categories: Category[] = Object.entries(icons).map(([key, icon]) => ({
  key,
  icon,
  label: `t:category.${key}`,
  vendors: [],
  current: key === 'HOME',
  ...(routes[key] && { to: routes[key] }),
  ...(key === 'COCKFIGHT' && { launch: { vendor: 'SV3', category: 'COCKFIGHT', gameCode: 'SV3_LOBBY' } }),
}))

export const examples: Examples<typeof contract> = {
  usual: { title: 'On the home page, as a guest', props: { mode: 'filter' }, inputs: { categories, session: guest } },
  member: { title: 'On the home page, as a member', props: { mode: 'filter' }, inputs: { categories, session: member } },
  page: { title: 'On the page of slots', props: { mode: 'go', current: 'RNG' }, inputs: { categories, session: member } },
  unknown: {
    title: 'A category without words of ours',
    props: { mode: 'filter' },
    inputs: { categories: [...categories.slice(0, 2), { key: 'CRICKET', icon: 'game', label: 'CRICKET', vendors: [], current: true }] },
  },
  rtl: { title: 'Right to left', props: { mode: 'filter' }, inputs: { categories, session: guest }, language: 'AR' },
}
