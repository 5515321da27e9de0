import { seeded } from '../artwork/random.ts'
import type { Choice } from '../scenarios.ts'
import { favouriteTitles, hotTitles, recentTitles } from './featured.ts'
import { createGames } from './games.ts'
import type { Amounts, GameRecord } from './games.ts'
import { personas } from './personas.ts'
import { vendorsFor } from './vendors.ts'

/** What the gateway knows, and what changes while somebody plays. */
export type World = {
  choice: Choice
  seed: string
  now: () => number
  vendors: Readonly<Record<string, readonly string[]>>
  games: readonly GameRecord[]
  gameById: ReadonlyMap<string, GameRecord>
  hot: readonly GameRecord[]
  /** By account. */
  favourites: Map<string, string[]>
  recent: Map<string, string[]>
  unread: Map<string, number>
  captchas: Map<string, string>
  wrongPasswords: Map<string, number>
  /** Tickets of launched games and the like count up, so that each is used once. */
  tickets: number
}

const usual: Amounts = { RNG: 132, LIVE: 14, FISH: 18, PVP: 34, LOTT: 10, ELOTT: 8, SPORTS: 2, MXWIN: 18 }
const sparse: Amounts = { RNG: 4, LIVE: 3, FISH: 2, SPORTS: 1 }

export function createWorld(choice: Choice, { seed, now }: { seed: string; now: () => number }): World {
  const { scenario } = choice
  const random = seeded(`${seed}/${scenario}`)
  const vendors = vendorsFor(scenario)
  const games = scenario === 'empty' ? [] : createGames(random, vendors, scenario === 'sparse' ? sparse : usual)
  const titled = (titles: readonly string[]) => titles.flatMap((title) => games.find((game) => game.title === title) ?? [])
  const ids = (titles: readonly string[]) => titled(titles).map((game) => String(game.nodeId))
  const players = scenario === 'empty' || scenario === 'sparse' ? [] : personas
  return {
    choice, seed, now, vendors, games,
    gameById: new Map(games.map((game) => [String(game.nodeId), game])),
    hot: titled(hotTitles).slice(0, scenario === 'sparse' ? 3 : 20),
    favourites: new Map(players.map((persona) => [persona.account, ids(favouriteTitles)])),
    recent: new Map(players.map((persona) => [persona.account, ids(recentTitles)])),
    unread: new Map(personas.map((persona) => [persona.account, persona.unread])),
    captchas: new Map(),
    wrongPasswords: new Map(),
    tickets: 0,
  }
}
