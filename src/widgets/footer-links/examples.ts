import type { Examples } from '../../runtime/contract/widget.ts'
import type { Brand } from '../../schemas/nouns/brand.ts'
import type { Category, CategoryList } from '../../schemas/nouns/category.ts'
import type { ServiceList } from '../../schemas/nouns/help.ts'
import type { contract } from './contract.ts'

const brand: Brand = {
  id: 'foyer',
  name: 'Foyer',
  languages: ['EN', 'AR'],
  language: 'EN',
  theme: 'dark',
  themeChoice: 'system',
  year: 2026,
}
function category(key: string, names: string[], more: Partial<Category> = {}): Category {
  return {
    key,
    label: `t:category.${key}`,
    icon: 'game',
    current: false,
    to: `/${key.toLowerCase()}`,
    vendors: names.map((name) => ({
      key: `${key}/${name}`,
      code: name,
      name,
      category: key,
      picture: [],
      classes: [],
      target: { vendor: name, category: key },
    })),
    ...more,
  }
}
const categories: CategoryList = [
  category('HOME', [], { to: '/' }),
  category('LIVE', ['EVO', 'AG', 'SEXY']),
  category('RNG', ['PG', 'JDB', 'CQ9', 'JL', 'FC']),
  category('SPORTS', ['SBO'], { to: undefined, launch: { vendor: 'SBO', category: 'SPORTS' } }),
]
const services: ServiceList = [
  { key: 'chat', kind: 'LIVECHAT', channel: false },
  { key: 'fb', kind: 'FACEBOOK', channel: true },
  { key: 'yt', kind: 'YOUTUBE', channel: true },
  { key: 'tt', kind: 'TIKTOK', channel: true },
]
const props = { types: ['RNG', 'LIVE', 'SPORTS'], limit: 3, ageMark: true, vendors: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { brand, categories, services } },
  bare: { title: 'Categories and channels did not come', props, inputs: { brand } },
  all: {
    title: 'All categories, another row of vendors',
    props: { ...props, types: [], vendors: ['KA', 'SPRIBE'] },
    inputs: { brand, categories, services },
  },
  longest: {
    title: 'Long names',
    props,
    inputs: {
      brand: { ...brand, id: 'harbour', name: 'Harbour House of Games and Company' },
      categories: [category('RNG', ['The Very Long Name of a Studio from Abroad and Beyond'])],
    },
  },
  rtl: { title: 'Right to left', props, inputs: { brand: { ...brand, language: 'AR' }, categories, services }, language: 'AR' },
}
