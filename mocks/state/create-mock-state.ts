import { seeded } from '../artwork/random.ts'
import type { Choice } from '../scenarios.ts'
import { createAccounts } from './accounts.ts'
import { favouriteTitles, hotTitles, recentTitles } from './featured.ts'
import { createGames } from './games.ts'
import type { Amounts, GameRecord } from './games.ts'
import type { MockState } from './mock-state.ts'
import { messagesFor } from './messages.ts'
import { personas } from './personas.ts'
import { vendorsFor } from './vendors.ts'

const defaultAmounts: Amounts = { RNG: 132, LIVE: 14, FISH: 18, PVP: 34, LOTT: 10, ELOTT: 8, SPORTS: 2, MXWIN: 18 }
/** Before the six digits of an id: together too many for a number, whose neighbours are 1,024 apart there. */
const longPrefix = '9223372036854'
const sparse: Amounts = { RNG: 4, LIVE: 3, FISH: 2, SPORTS: 1 }

export function createMockState(choice: Choice, { seed, now }: { seed: string; now: () => number }): MockState {
  const { scenario } = choice
  const random = seeded(`${seed}/${scenario}`)
  const vendors = vendorsFor(scenario)
  const games =
    scenario === 'empty'
      ? []
      : createGames(
          random,
          vendors,
          scenario === 'sparse' ? sparse : defaultAmounts,
          choice.variants.includes('long-ids') ? longPrefix : '',
        )
  const titled = (titles: readonly string[]) => titles.flatMap((title) => games.find((game) => game.title === title) ?? [])
  const ids = (titles: readonly string[]) => titled(titles).map((game) => game.nodeId)
  const players = scenario === 'empty' || scenario === 'sparse' ? [] : personas
  return {
    choice,
    seed,
    now,
    vendors,
    games,
    gameById: new Map(games.map((game) => [game.nodeId, game])),
    hot: titled(hotTitles).slice(0, scenario === 'sparse' ? 3 : 20),
    favourites: new Map(
      players.map((persona) => [persona.account, scenario === 'huge' ? manyOf(games, ids(favouriteTitles)) : ids(favouriteTitles)]),
    ),
    recent: new Map(players.map((persona) => [persona.account, ids(recentTitles)])),
    accounts: createAccounts(),
    codes: { good: new Map(), sent: new Map() },
    puzzles: { captchas: new Map(), captchaAt: -Infinity, sliders: new Map() },
    attempts: new Map(),
    waiting: new Map(),
    messages: new Map(personas.map((persona) => [persona.account, messagesFor(persona, now())])),
    promotions: new Map(),
    protection: new Map(),
    ledgers: new Map(),
    rewards: new Map(),
    contracts: new Map(),
    payouts: new Map(),
    registerLinks: new Map(),
    points: new Map(),
    raffleTickets: new Map(),
    security: new Map(),
    feedback: new Map(),
    plays: new Map(),
    placedBets: [],
    createdAt: now(),
    tickets: 0,
  }
}

/** As many favourites as one call of the gateway gives. */
function manyOf(games: readonly GameRecord[], first: readonly string[]): string[] {
  return [...new Set([...first, ...games.map(({ nodeId }) => nodeId)])].slice(0, 999)
}
