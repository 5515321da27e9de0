import * as z from 'zod/mini'

import { Vendor } from '../../../schemas/nouns/vendor.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $openedVendor, vendorOpenedOf } from './vendor-opened.ts'

/**
 * The vendor whose games the popup `vendor-games` shows.
 *
 * Value    as in the menu of its category; for a vendor in no menu, its code and name
 * Empty    the popup is not open
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'vendor.opened',
  args: z.object({}),
  value: Vendor,
  from: $openedVendor,
  select: ({ opened, catalog }) => (opened ? readyOf(vendorOpenedOf(opened, catalog.status === 'ready' ? catalog.value : null)) : empty),
})
