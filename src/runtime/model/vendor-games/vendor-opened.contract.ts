import * as z from 'zod/mini'

import { Vendor } from '../../../schemas/nouns/vendor.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The vendor whose games the popup `vendor-games` shows.
 *
 * Value    as in the menu of its category; for a vendor in no menu, its code and name
 * Empty    the popup is not open
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'vendor.opened',
  args: z.object({}),
  value: Vendor,
  asks: false,
})
