import { scopeBind } from 'effector'

import type { Downline, Downlines } from '../../../schemas/gateway/agents.ts'
import type { TeamLevel, TeamTree } from '../../../schemas/nouns/team-tree.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { pathOf } from './downlines.ts'
import { accountsOf } from './team-levels.ts'

const mostFound = 20 // accounts whose place is looked for (chosen)
const namesakes = 100 // accounts that are asked for to find the one with exactly this name (chosen)
const mostSteps = 24 // levels that are asked for upwards (chosen)

/** `paths`: from the first account below the agent down to the one found. */
type Found = { paths: readonly (readonly Downline[])[]; unplaced: readonly Downline[]; count: number }

const listFx = endpointFx(listDownlines)

// What we know: accounts by what their names contain, with their places
export const searches = createResource<string, Found>({
  name: 'agent.team-search',
  ask: (sought) => search(sought, scopeBind(listFx, { safe: true })),
  keyOf: (sought) => sought,
  familyOf: () => 'newest',
  session: 'agent',
})

/**
 * Finds accounts, and asks upwards who is above them: the call gives an account's parent, and no path. Each account is asked for once.
 * The top is reached where the parent is in no list of the team: it is the agent.
 */
async function search(sought: string, call: (params: { pageNo: number; pageSize: number; account: string }) => Promise<Downlines>) {
  const { content, totalCount } = await call({ pageNo: 1, pageSize: mostFound, account: sought })
  const found = [...new Map(content.map((one) => [one.account, one])).values()]
  const team = new Map(found.map((one) => [one.account, one]))
  const [tops, unknown] = [new Set<string>(), new Set<string>()]
  const isNew = (account: string | undefined): account is string =>
    account !== undefined && account !== '' && !team.has(account) && !tops.has(account) && !unknown.has(account)
  let asked = [...new Set(found.map(({ parent }) => parent).filter(isNew))]
  for (let step = 0; step < mostSteps && asked.length > 0; step += 1) {
    const answers = await Promise.all(asked.map((account) => parentAt(account, call)))
    for (const [index, answer] of answers.entries()) {
      const account = asked[index] ?? ''
      if (answer === 'unknown') unknown.add(account)
      else if (answer === 'top') tops.add(account)
      else team.set(account, answer)
    }
    asked = [...new Set(answers.map((answer) => (typeof answer === 'object' ? answer.parent : undefined)).filter(isNew))]
  }
  const places = found.map((one) => pathTo(one, team, tops))
  return {
    paths: places.filter((path) => path !== null),
    unplaced: found.filter((_, index) => places[index] === null),
    count: Math.max(found.length, totalCount ?? 0),
  }
}

async function parentAt(
  account: string,
  call: (params: { pageNo: number; pageSize: number; account: string }) => Promise<Downlines>,
): Promise<Downline | 'top' | 'unknown'> {
  try {
    const { content, totalPages } = await call({ pageNo: 1, pageSize: namesakes, account })
    return content.find((one) => one.account === account) ?? (totalPages > 1 ? 'unknown' : 'top')
  } catch {
    return 'unknown'
  }
}

/** From the top down to an account; null where a step is not known, or leads back to an account that was passed. */
function pathTo(account: Downline, team: ReadonlyMap<string, Downline>, tops: ReadonlySet<string>): Downline[] | null {
  const path = [account]
  for (let parent = account.parent ?? ''; !tops.has(parent); parent = path[0]?.parent ?? '') {
    const above = team.get(parent)
    if (above === undefined || path.includes(above)) return null
    path.unshift(above)
  }
  return path
}

/** The tree of the accounts that were found and of those above them. */
export const foundTreeOf = memo(
  ({ paths, unplaced, count }: Found, sought: string, way: string, shown: boolean, currency: string): TeamTree => {
    const below = new Map<string, Downline[]>()
    for (const path of paths)
      for (const [index, one] of path.entries()) {
        const parent = path[index - 1]?.account ?? ''
        below.set(parent, [...(below.get(parent) ?? []), one])
      }
    return {
      levels: [...below].map(([parent, accounts]): TeamLevel => ({ parent, accounts: accountsOf(accounts), state: 'ready', more: false })),
      path: pathOf(way),
      sought,
      found: paths.flatMap((path) => path.at(-1)?.account ?? []),
      count,
      unplaced: accountsOf(unplaced),
      currency,
      shown,
    }
  },
)
