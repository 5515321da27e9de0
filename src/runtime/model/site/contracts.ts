import * as z from 'zod/mini'

import { Brand } from '../../../schemas/nouns/brand.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The brand with what the player chose.
 *
 * Value    name, languages offered and chosen, theme, year
 * Empty    never
 * Failure  none
 * Login    none
 */
export const brand = defineSourceContract({
  name: 'brand',
  args: z.object({}),
  value: Brand,
  asks: false,
})
