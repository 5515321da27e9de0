import * as z from 'zod/mini'

import { SideMenuState } from '../../../schemas/nouns/menu.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The side menu, open or closed; remembered across visits.
 *
 * Value    `open`
 * Empty    never
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'side-menu',
  args: z.object({}),
  value: SideMenuState,
  asks: false,
})
