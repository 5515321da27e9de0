import { seeded } from '../artwork/random.ts'
import type { Choice } from '../scenarios.ts'
import { createAccounts } from './accounts.ts'
import type { Accounts } from './accounts.ts'
import type { Codes } from './codes.ts'
import { favouriteTitles, hotTitles, recentTitles } from './featured.ts'
import { createGames } from './games.ts'
import type { Amounts, GameRecord } from './games.ts'
import { messagesFor } from './messages.ts'
import type { MessageRecord } from './messages.ts'
import { personas } from './personas.ts'
import type { ProtectionRecord } from './protection.ts'
import type { Puzzles } from './puzzles.ts'
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
  accounts: Accounts
  codes: Codes
  puzzles: Puzzles
  /** Wrong passwords by name, and until when the name is locked. */
  attempts: Map<string, { wrong: number; lockedUntil: number }>
  /** Logins that wait for a verification: whose, and until when. */
  waiting: Map<string, { account: string; until: number }>
  /** By account. */
  favourites: Map<string, string[]>
  recent: Map<string, string[]>
  messages: Map<string, MessageRecord[]>
  promotions: Map<string, Map<string, string>>
  protection: Map<string, ProtectionRecord>
  /** Games started since the session began. */
  plays: Map<string, number>
  createdAt: number
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
    choice,
    seed,
    now,
    vendors,
    games,
    gameById: new Map(games.map((game) => [String(game.nodeId), game])),
    hot: titled(hotTitles).slice(0, scenario === 'sparse' ? 3 : 20),
    favourites: new Map(players.map((persona) => [persona.account, ids(favouriteTitles)])),
    recent: new Map(players.map((persona) => [persona.account, ids(recentTitles)])),
    accounts: createAccounts(),
    codes: { good: new Map(), sent: new Map() },
    puzzles: { captchas: new Map(), captchaAt: -Infinity, sliders: new Map() },
    attempts: new Map(),
    waiting: new Map(),
    messages: new Map(personas.map((persona) => [persona.account, messagesFor(persona, now())])),
    promotions: new Map(),
    protection: new Map(),
    plays: new Map(),
    createdAt: now(),
    tickets: 0,
  }
}
