import type { GameCategoryEntry, GameClassify, GameVendorCard } from '../../src/schemas/gateway/games.ts'
import type { Scenario, Variant } from '../scenarios.ts'
import { classNames } from './games.ts'
import type { GameRecord } from './games.ts'
import { vendorRecord } from './vendors.ts'

/** Categories whose vendors have their own lobby to start; the others open a list of games. */
const lobbies: readonly string[] = ['SPORTS', 'MXWIN', 'LOTT', 'ELOTT', 'COCKFIGHT', 'ESPORTS']

type Menu = { category: string; vendors: string[] }[]

/** The menu in server order; `null` stands for a gateway that answers `list: null`. */
export function menuOf(
  vendors: Readonly<Record<string, readonly string[]>>,
  games: readonly GameRecord[],
  scenario: Scenario,
  variants: readonly Variant[],
): GameCategoryEntry[] | null {
  if (variants.includes('list-null')) return null
  let menu: Menu = scenario === 'empty' ? [] : Object.entries(vendors).map(([category, codes]) => ({ category, vendors: [...codes] }))
  for (const variant of variants) menu = changes[variant]?.(menu) ?? menu
  return menu.map((entry) => entryOf(entry.category, entry.vendors, games, variants.includes('card-single')))
}

function entryOf(category: string, vendors: string[], games: readonly GameRecord[], single: boolean): GameCategoryEntry {
  const inCategory = games.filter((game) => game.gameType === category)
  const cards: Record<string, GameVendorCard[]> = {}
  for (const code of vendors) {
    const { name, maintenance } = vendorRecord(code)
    const own = inCategory.filter((game) => game.vendor === code)
    const lobby = lobbies.includes(category)
    const card: GameVendorCard = {
      vassalage: code,
      gameType: category,
      displayName: name,
      showIcon: `/img/vendor/${code}.svg`,
      isGame: lobby ? 'GAME' : 'VASSALAGE',
      gameClassify: classify(own),
      ...(lobby && { gameCode: `${code}_LOBBY` }),
      ...(category === 'LIVE' && { gameCode: `${code}_LOBBY`, isGame: code === 'EVO' ? 'GAME' : 'VASSALAGE' }),
      ...(maintenance && { maintenance }),
    }
    cards[code] = single ? (card as unknown as GameVendorCard[]) : [card] // section 5: one card in place of a list is to be tolerated
  }
  return { gameCategory: category, vendors, cards, gameClassify: classify(inCategory) }
}

/** The classes of some games with their numbers; a category without classes has one, "all". */
export function classify(games: readonly GameRecord[]): GameClassify[] {
  const counts = new Map<string, number>()
  for (const { classKey } of games) if (classKey) counts.set(classKey, (counts.get(classKey) ?? 0) + 1)
  const known = Object.entries(classNames).flatMap(([key, displayName]) =>
    counts.has(key) ? [{ displayName, key, gameCount: counts.get(key) }] : [],
  )
  return [{ displayName: 'All', key: 'ALL', gameCount: games.length }, ...known]
}

const set =
  (category: string, vendors: readonly string[]) =>
  (menu: Menu): Menu =>
    menu.some((entry) => entry.category === category)
      ? menu.map((entry) => (entry.category === category ? { category, vendors: [...vendors] } : entry))
      : [...menu, { category, vendors: [...vendors] }]
const without =
  (category: string) =>
  (menu: Menu): Menu =>
    menu.filter((entry) => entry.category !== category)
const cut =
  (count: number) =>
  (menu: Menu): Menu =>
    menu.map((entry) => (entry.category === 'RNG' ? { ...entry, vendors: entry.vendors.slice(0, count) } : entry))
const place =
  (category: string, at: (length: number) => number) =>
  (menu: Menu): Menu => {
    const moved = menu.filter((entry) => entry.category === category)
    const rest = without(category)(menu)
    return [...rest.slice(0, at(rest.length)), ...moved, ...rest.slice(at(rest.length))]
  }

const changes: Partial<Record<Variant, (menu: Menu) => Menu>> = {
  'sports-split-only': set('SPORTS', ['IMES', 'SV3']),
  'sports-absent': without('SPORTS'),
  'rng-3': cut(3),
  'rng-10': cut(10),
  'rng-11': cut(11),
  'rng-15': cut(15),
  'rng-20': cut(20),
  'rng-21': cut(21),
  'elott-vn': set('ELOTT', ['TCG_SEA', 'TCG_LOTTO_VN']),
  'elott-lott': set('ELOTT', ['TCG_SEA', 'LOTT']),
  'elott-absent': without('ELOTT'),
  'mxwin-absent': without('MXWIN'),
  'mxwin-empty': set('MXWIN', []),
  'mxwin-several': set('MXWIN', ['MXW', 'KY']),
  'fish-first': place('FISH', () => 0),
  'fish-middle': place('FISH', (length) => Math.floor(length / 2)),
  'fish-last': place('FISH', (length) => length),
  'fish-absent': without('FISH'),
  'cockfight-category': (menu) => [
    ...menu,
    { category: 'ESPORTS', vendors: ['IMES', 'OB'] },
    { category: 'COCKFIGHT', vendors: ['SV3', 'WM'] },
  ],
  'unknown-category': (menu) => [...menu.slice(0, 2), { category: 'SKILL', vendors: ['KY'] }, ...menu.slice(2)],
  'category-twice': (menu) => [
    ...menu,
    ...menu.filter((entry) => entry.category === 'RNG').map((entry) => ({ ...entry, vendors: [...entry.vendors.slice(0, 2), 'OB'] })),
  ],
}
