import * as z from 'zod/mini'

import { Brand } from '../../../schemas/nouns/brand.ts'
import { $brandNoun } from './brand-and-account.ts'
import { defineSource } from '../../contract/source.ts'

/**
 * The brand with what the player chose.
 *
 * Value    name, languages offered and chosen, theme, year
 * Empty    never
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'brand',
  args: z.object({}),
  value: Brand,
  from: $brandNoun,
  select: (state) => state,
})
