import { combine, createEffect, createEvent, sample, scopeBind } from 'effector'

import { $symbol } from '../wallet/balance.ts'
import { $pages, levels } from './team-levels.ts'
import type { LevelAsk } from './team-levels.ts'
import { searches } from './team-search.ts'

/** `path`: the way down to the account that is chosen; `sought`: what the accounts' names contain, "" for the whole tree. */
export type TeamQuestion = { path: readonly string[]; sought: string }

// What may happen
export const teamTreeWanted = createEvent<TeamQuestion>()
export const teamTreeRetried = createEvent<TeamQuestion>()

// What we know
export const $teamTree = combine({ levels: levels.known, pages: $pages, searches: searches.known, currency: $symbol })

// How it changes. Of the way down the level that is chosen is asked for anew, because it changes meanwhile; the others once
const askPathFx = createEffect((path: readonly string[]) => {
  const [wanted, refreshed] = [scopeBind(levels.wanted, { safe: true }), scopeBind(levels.refreshed, { safe: true })]
  const asks = ['', ...path].map((parent): LevelAsk => ({ parent, pageNo: 1 }))
  for (const [index, ask] of asks.entries()) (index < path.length ? wanted : refreshed)(ask)
})
for (const [clock, { search, ask }] of [
  [teamTreeWanted, { search: searches.refreshed, ask: levels.wanted }],
  [teamTreeRetried, { search: searches.retried, ask: levels.retried }],
] as const) {
  sample({ clock, filter: ({ sought }) => sought !== '', fn: ({ sought }) => sought, target: search })
  sample({ clock, filter: ({ sought }) => sought === '', fn: (): LevelAsk => ({ parent: '', pageNo: 1 }), target: ask })
}
sample({ clock: teamTreeWanted, filter: ({ sought }) => sought === '', fn: ({ path }) => path, target: askPathFx })
