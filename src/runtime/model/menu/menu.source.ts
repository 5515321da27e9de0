import * as z from 'zod/mini'

import { MenuTree } from '../../../schemas/nouns/menu.ts'
import { documentWanted } from '../documents/documents.ts'
import { $menuContext, menuOf } from './menu.ts'
import { menus } from '../categories/game-menus.ts'
import { absent, empty, loading } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { both } from '../requests/with-state.ts'

/**
 * A menu document as it is now: hidden items left out, `each` spread, badges read, the current item marked.
 *
 * Value    items in their order
 * Empty    every item is hidden
 * Failure  none: what an item hangs on and is not known leaves that item out
 * Login    none; items ask for roles themselves
 */
export const source = defineSource({
  name: 'menu',
  args: z.object({ id: z.string() }),
  value: MenuTree,
  from: $menuContext,
  select(context, { id }) {
    const entries = menuOf(context, id)
    if (entries === 'loading') return loading
    return entries === 'absent' ? absent : entries.length ? readyOf(entries) : empty
  },
  wanted: both(
    documentWanted.prepend(({ id }: { id: string }) => `menu/${id}`),
    menus.wanted.prepend(() => undefined),
  ),
})
