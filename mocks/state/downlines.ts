import { hash } from '../artwork/random.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { day } from './text.ts'

/** An account below an agent. `type`: 0 a member, 41 an agent; `parent`: the account directly above; `cents`: its balance. */
export type Downline = {
  id: string
  account: string
  nickname: string
  type: 0 | 41
  parent: string
  rate: number
  cents: number
  registeredAt: number
  lastLoginAt: number
  online: boolean
}

const agents: readonly [account: string, parent: string][] = [
  ['lin_team', ''],
  ['siam_partners', ''],
  ['delta_club', ''],
  ['lin_north', 'lin_team'],
  ['lin_south', 'lin_team'],
  ['siam_coast', 'siam_partners'],
]
const members =
  'anong badri chanda dewi emeka farah gita hanh idris jaya kenta lamai mateo nari omar pim quyen rafael somchai tuan umi vera wen yara'
const kept = new WeakMap<MockState, Map<string, Downline[]>>()

/**
 * Everybody below an agent in a fixed order, 6 agents and 24 members; in `empty` nobody, in `sparse` three. The list is the state's. An
 * agent that was registered below another one has what is below it in that one's list.
 */
export function downlinesOf(state: MockState, { account: own, type }: Persona): Downline[] {
  const known = kept.get(state)?.get(own)
  if (known) return known
  const above = teamWith(state, own)
  if (above) return teamBelow(above, own)
  const { scenario } = state.choice
  const about = (name: string, most: number) => (hash(`${state.seed}/${own}/${name}`) >>> 0) % most
  const parents = [own, ...agents.map(([account]) => account)]
  const one = (account: string, kind: 0 | 41, parent: string, index: number): Downline => {
    const age = kind === 41 ? 420 - index * 10 : 400 * (about(`since ${account}`, 1_000) / 1_000) ** 2 // days; most members are new
    const registeredAt = state.createdAt - Math.round(age * day)
    return {
      id: String(700_100 + index),
      account,
      nickname: account.replace(/_.*/, ''),
      type: kind,
      parent,
      rate: kind === 41 ? [0.012, 0.01, 0.008, 0.006, 0.006, 0.005][index % 6]! : 0.002,
      cents: about(`balance ${account}`, 900_000),
      registeredAt,
      lastLoginAt: Math.max(registeredAt, state.createdAt - about(`login ${account}`, 6 * day)),
      online: about(`online ${account}`, 4) === 0,
    }
  }
  const all =
    type !== 41 || scenario === 'empty'
      ? []
      : [
          ...agents.map(([account, parent], index) => one(account, 41, parent || own, index)),
          ...members
            .split(' ')
            .map((name, index) => one(`${name}_${40 + index}`, 0, parents[index % parents.length]!, agents.length + index)),
        ].slice(0, scenario === 'sparse' ? 3 : undefined)
  const ofState = kept.get(state) ?? new Map<string, Downline[]>()
  kept.set(state, ofState.set(own, all))
  return all
}

/** Those below an account of a team, on every level; a parent stands before those below it. */
export function teamBelow(team: readonly Downline[], account: string): Downline[] {
  const known = new Set([account])
  return team.filter((one) => known.has(one.parent) && known.add(one.account))
}

/** The list that an account is in, as a downline. */
export function teamWith(state: MockState, account: string): Downline[] | undefined {
  return [...(kept.get(state)?.values() ?? [])].find((team) => team.some((one) => one.account === account))
}
