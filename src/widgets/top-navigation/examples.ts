import type { Examples } from '../../runtime/contract/widget.ts'
import type { MenuEntry, MenuTree } from '../../schemas/nouns/menu.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import type { contract } from './contract.ts'

function vendor(category: string, code: string, more: Partial<Vendor> = {}): Vendor {
  return {
    key: `${category}/${code}`,
    code,
    name: code,
    category,
    picture: [],
    classes: [],
    target: { vendor: code, category, opens: category === 'RNG' ? 'list' : 'game' },
    ...more,
  }
}
function category(key: string, icon: string, codes: string[], more: Partial<MenuEntry> = {}): MenuEntry {
  return {
    key,
    label: `t:category.${key}`,
    icon,
    to: `/${key.toLowerCase()}`,
    vendors: codes.map((code, index) => vendor(key, code, { count: 20 + index * 7 })),
    ...more,
  }
}

const menu: MenuTree = [
  { key: 'games', label: 't:nav.games', icon: 'game', to: '/' },
  { key: 'promotions', label: 't:nav.promotions', icon: 'percent', to: '/promotions' },
  { key: 'rewards', label: 't:nav.rewards', icon: 'gift', to: '/member?page=rewardCenter' },
]
const panel: MenuTree = [
  { key: 'home', label: 't:nav.home', icon: 'home', to: '/', current: true },
  category('LIVE', 'spade', ['EVO', 'AG', 'SEXY']),
  category('RNG', 'cherry', ['PG', 'JDB', 'CQ9', 'JL', 'FC', 'PT', 'EG2', 'BGS', 'HAB', 'YGG', 'RLX', 'KA']),
  category('SPORTS', 'sport', ['SBO'], {
    to: undefined,
    intent: { kind: 'launch', target: { vendor: 'SBO', category: 'SPORTS' } } as { kind: string },
  }),
  category('MXWIN', 'sparkles', []),
  { key: 'promo', label: 't:nav.promotions', icon: 'percent', to: '/promotions', badge: 2 },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { wideFrom: 11 }, inputs: { menu, panel } },
  alone: { title: 'Nothing in the panel', props: { wideFrom: 11 }, inputs: { menu, panel: [] } },
  longest: {
    title: 'Long vendor names, one under maintenance, one new',
    props: { wideFrom: 11 },
    inputs: {
      menu,
      panel: [
        category('PVP', 'swords', [], {
          vendors: [
            vendor('PVP', 'A', { name: 'The Very Long Name of a Studio from Abroad', maintenance: true }),
            vendor('PVP', 'B', { fresh: true }),
          ],
        }),
      ],
    },
  },
  rtl: { title: 'Right to left', props: { wideFrom: 11 }, inputs: { menu, panel }, language: 'AR' },
}
