import { createStore, sample } from 'effector'

import type { Downline, Downlines } from '../../../schemas/gateway/agents.ts'
import type { TeamAccount, TeamLevel, TeamTree } from '../../../schemas/nouns/team-tree.ts'
import type { SourceState } from '../../contract/source.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { intentOf } from '../intents.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { sessionEnded } from '../context/session.ts'
import { pathOf } from './downlines.ts'

const pageSize = 50 // accounts of a level that are asked for at once (chosen)

/** One page of the accounts directly below `parent`, "" for the agent's own. */
export type LevelAsk = { parent: string; pageNo: number }
type Entries = Readonly<Record<string, SourceState<Downlines>>>
/** How many pages of a level are shown, by parent; 1 where nothing is said. */
type Pages = Readonly<Record<string, number>>

const ask = callOf(listDownlines)

// What we know: pages of levels. A level that is closed again keeps its answer, late or not
export const levels = createResource<LevelAsk, Downlines>({
  name: 'agent.team-tree',
  ask: ({ parent, pageNo }) => ask({ pageNo, pageSize, ...(parent !== '' && { parent }) }),
  keyOf: keyOfLevel,
  session: 'agent',
})
export const $pages = createStore<Pages>({}).reset(sessionEnded)

// How it changes: a level that is opened is asked for anew and stays meanwhile; a page that failed is the next one to be asked for
const asked = sample({
  clock: intentOf('load-team'),
  source: { pages: $pages, known: levels.known },
  fn: ({ pages, known }, { account, more }) => dueOf(known.entries, shownPages(pages, account), account, more === true),
})
sample({ clock: asked, filter: (due) => due !== null, target: levels.refreshed })
$pages.on(asked, (pages, due) =>
  due !== null && due.pageNo > shownPages(pages, due.parent) ? { ...pages, [due.parent]: due.pageNo } : pages,
)

export function keyOfLevel({ parent, pageNo }: LevelAsk): string {
  return JSON.stringify([parent, pageNo])
}

/** The page that is to be asked for, if any: the first of the level, the one that failed, or the next one when there are more. */
function dueOf(entries: Entries, shown: number, parent: string, more: boolean): LevelAsk | null {
  const states = pagesOf(entries, parent, shown)
  const failed = states.findIndex((state) => state?.status === 'failed')
  if (failed !== -1) return { parent, pageNo: failed + 1 }
  if (!more) return { parent, pageNo: 1 }
  return hasMore(states) ? { parent, pageNo: shown + 1 } : null
}

/** The tree of what is known. `way`: the accounts down to the one that is chosen, with "/" between them. */
export const teamTreeOf = memo((entries: Entries, pages: Pages, way: string, shown: boolean, currency: string): TeamTree => {
  const parents = Object.keys(entries).flatMap((key) => {
    const [parent, pageNo] = JSON.parse(key) as [string, number] // keyOfLevel wrote it
    return pageNo === 1 ? [parent] : []
  })
  return {
    levels: parents.map((parent) => levelOf(parent, pagesOf(entries, parent, shownPages(pages, parent)))),
    path: pathOf(way),
    sought: '',
    found: [],
    count: 0,
    unplaced: [],
    currency,
    shown,
  }
})

function levelOf(parent: string, states: readonly (SourceState<Downlines> | undefined)[]): TeamLevel {
  const ready = states.flatMap((state) => (state?.status === 'ready' ? [state.value] : []))
  const missing = states.find((state) => state?.status !== 'ready')
  return {
    parent,
    accounts: accountsOf(ready.flatMap(({ content }) => content)),
    state: missing === undefined && ready.length === states.length ? 'ready' : missing?.status === 'loading' ? 'loading' : 'failed',
    more: hasMore(states),
  }
}

/** Each account once, where it stood first: between two pages somebody may have registered. */
export function accountsOf(downlines: readonly Downline[]): TeamAccount[] {
  const accounts = new Map<string, TeamAccount>()
  for (const one of downlines) if (one.account !== '' && !accounts.has(one.account)) accounts.set(one.account, accountOf(one))
  return [...accounts.values()]
}
const accountOf = ({ account, nickname, type, teamSize, rate, balance, online }: Downline): TeamAccount => ({
  account,
  ...(nickname && nickname !== account && { nickname }),
  agent: type !== 0,
  hasTeam: type !== 0 || teamSize > 0,
  below: Math.max(0, teamSize),
  rate,
  balance,
  online: online === true,
})

function shownPages(pages: Pages, parent: string): number {
  return Object.hasOwn(pages, parent) ? (pages[parent] ?? 1) : 1
}
function pagesOf(entries: Entries, parent: string, shown: number): (SourceState<Downlines> | undefined)[] {
  return Array.from({ length: shown }, (_, index) => entries[keyOfLevel({ parent, pageNo: index + 1 })])
}
/** Whether the last page that is shown says that there are others. */
function hasMore(states: readonly (SourceState<Downlines> | undefined)[]): boolean {
  const last = states.at(-1)
  return last?.status === 'ready' && last.value.content.length > 0 && last.value.totalPages > states.length
}
