import * as z from 'zod/mini'

import { ColumnChoice } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Which columns of a table the player has hidden on this device. `table` is the name under which that is kept for the account.
 *
 * Value    the fields of the hidden columns; none until something is chosen
 * Empty    never
 * Failure  never: it asks nothing
 * Login    none: who is not logged in has all columns
 */
export const contract = defineSourceContract({
  name: 'columns.choice',
  args: z.object({ table: z.string().check(z.minLength(1), z.maxLength(80)) }),
  value: ColumnChoice,
  asks: false,
})
