import type { Role } from '../../../schemas/facts.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'

/** What an intent to start a game or a vendor comes to (decision 65). */
export type LaunchDecision =
  | { kind: 'wait' } // it is not known yet who is here
  | { kind: 'login' }
  | { kind: 'need-true-account' }
  | { kind: 'go'; to: string }
  | { kind: 'list' } // the vendor's games, in a popup
  | { kind: 'rooms' } // a PVP game: its rooms are asked for; with none it starts
  | { kind: 'start'; by: LaunchCall }

/** `game` is GCS_gameLaunchFB; `lobby` is launchGame, of PVP games and lotteries. */
export type LaunchCall = 'game' | 'lobby'

type LaunchContext = {
  role: Role | null // null: not known yet
  /** The intent was sent from the navigation (header, side menu, bottom bar), not in a page or popup. */
  navigation: boolean
}

/** Lotteries have pages of their own, by the vendor's code. */
const lotteryPages: ReadonlyMap<string, string> = new Map([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/lottery'],
])

/** Slots and their classes: all of them are listed at /rng. */
const slots: readonly string[] = ['RNG', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG']

/**
 * The decision table of the specification's section 4, "Game launch". Lists are open to everybody, whoever they are and before that is
 * known; everything else is a start, and a start is for real accounts.
 */
export function decideLaunch(target: LaunchTarget, { role, navigation }: LaunchContext): LaunchDecision {
  const lottery = lotteryPages.get(target.vendor)
  const listed = lottery === undefined && target.nodeId === undefined
  if (listed && navigation && slots.includes(target.category))
    return {
      kind: 'go',
      to: addressOf('/rng', { vassalage: target.vendor, class: target.category === 'RNG' ? undefined : target.category }),
    }
  // with no code there is nothing to start
  if (listed && (target.opens === 'list' || target.gameCode === undefined)) return { kind: 'list' }

  if (role === null) return { kind: 'wait' }
  if (role === 'guest') return { kind: 'login' }
  if (role === 'trial') return { kind: 'need-true-account' }

  if (lottery !== undefined) return { kind: 'go', to: addressOf(lottery, { gameCode: target.gameCode, prizeMode: target.prizeMode }) }
  if (target.category === 'PVP' && target.gameCode !== undefined)
    return target.roomId === undefined ? { kind: 'rooms' } : { kind: 'start', by: 'lobby' }
  return { kind: 'start', by: 'game' }
}

function addressOf(route: string, query: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return known.length > 0 ? `${route}?${new URLSearchParams(known).toString()}` : route
}
