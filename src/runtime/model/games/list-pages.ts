import { createEffect, createEvent, sample, scopeBind } from 'effector'
import type { EventCallable } from 'effector'

import { games } from './category-games.ts'
import { $listSizes, pagesAsked } from './games.ts'
import type { ListArgs } from './games.ts'
import type { ListParams } from './joined-lists.ts'

// What may happen: a category's games are wanted, of one page or of all from the first on
export const listWanted = eachPageOf(games.wanted)
export const listRetried = eachPageOf(games.retried)

function eachPageOf(target: EventCallable<ListParams>): EventCallable<ListArgs> {
  const asked = createEvent<ListArgs>()
  const askEachFx = createEffect((pages: readonly ListParams[]) => {
    const ask = scopeBind(target, { safe: true })
    for (const page of pages) ask(page)
  })
  sample({ clock: asked, source: $listSizes, fn: (sizes, args) => pagesAsked(args, sizes), target: askEachFx })
  return asked
}
