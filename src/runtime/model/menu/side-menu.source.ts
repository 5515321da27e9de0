import * as z from 'zod/mini'

import { SideMenuState } from '../../../schemas/nouns/menu.ts'
import { $sideMenuOpen } from './side-menu.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/**
 * The side menu, open or closed; remembered across visits.
 *
 * Value    `open`
 * Empty    never
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'side-menu',
  args: z.object({}),
  value: SideMenuState,
  from: $sideMenuOpen.map((open) => ({ open })),
  select: (state) => readyOf(state),
})
