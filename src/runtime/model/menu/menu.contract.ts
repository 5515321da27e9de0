import * as z from 'zod/mini'

import { MenuTree } from '../../../schemas/nouns/menu.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * A menu document as it is now: hidden items left out, `each` spread, badges read, the current item marked.
 *
 * Value    items in their order
 * Empty    every item is hidden
 * Failure  none: what an item hangs on and is not known leaves that item out
 * Login    none; items ask for roles themselves
 */
export const contract = defineSourceContract({
  name: 'menu',
  args: z.object({ id: z.string() }),
  value: MenuTree,
})
