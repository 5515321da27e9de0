import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { Vendor } from '../../../schemas/nouns/vendor.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * The games of one vendor in one category: those the arguments name (by default slots), else the vendor that the popup
 * `vendor-games` was opened for. There page and class count only together with that vendor, so that the next vendor begins at its first
 * page.
 *
 * Value    a page of 24 (or `pageSize`)
 * Empty    the vendor has none, or the page is past the end
 * Failure  the list call failed; a retry asks for this page again
 * Login    none
 */
export const gamesVendorList = defineSourceContract({
  name: 'games.vendor-list',
  args: z.object({
    vendor: z.optional(z.string()),
    category: z.optional(z.string()),
    class: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(ListSize),
  }),
  value: GamePage,
})

/**
 * The vendor whose games the popup `vendor-games` shows.
 *
 * Value    as in the menu of its category; for a vendor in no menu, its code and name
 * Empty    the popup is not open
 * Failure  none
 * Login    none
 */
export const vendorOpened = defineSourceContract({
  name: 'vendor.opened',
  args: z.object({}),
  value: Vendor,
  asks: false,
})
