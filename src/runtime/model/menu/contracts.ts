import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { MenuTree, SideMenuState } from '../../../schemas/nouns/menu.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How many messages are unread.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else that of the member
 * Login    a real account; a guest's and a trial's figure is 0
 */
export const badgesMessages = defineSourceContract({
  name: 'badges.messages',
  flag: 'MESSAGE3',
  args: z.object({}),
  value: Count,
  asks: false,
})

/**
 * How many promotions wait for the player.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else that of the member
 * Login    a session; a guest's figure is 0
 */
export const badgesPromotions = defineSourceContract({
  name: 'badges.promotions',
  flag: 'PROMOTION3',
  args: z.object({}),
  value: Count,
  asks: false,
})

/**
 * A menu document as it is now: hidden items left out, `each` spread, badges read, the current item marked.
 *
 * Value    items in their order
 * Empty    every item is hidden
 * Failure  none: what an item hangs on and is not known leaves that item out
 * Login    none; items ask for roles themselves
 */
export const menu = defineSourceContract({
  name: 'menu',
  args: z.object({ id: z.string() }),
  value: MenuTree,
})

/**
 * The side menu, open or closed; remembered across visits.
 *
 * Value    `open`
 * Empty    never
 * Failure  none
 * Login    none
 */
export const sideMenu = defineSourceContract({
  name: 'side-menu',
  args: z.object({}),
  value: SideMenuState,
  asks: false,
})
