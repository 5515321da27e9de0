import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { GameClass } from './game.ts'
import { Picture } from './picture.ts'

export const Vendor = z.object({
  key: z.string(), // CATEGORY/VENDOR: `data-key`
  code: z.string(),
  name: z.string(),
  category: z.string(),
  picture: Picture,
  count: z.optional(z.int()), // games, where the gateway sends it
  classes: z.array(GameClass),
  maintenance: z.optional(z.boolean()),
  maintenanceUntil: z.optional(z.string()), // a moment, where the brand has announced the end
  fresh: z.optional(z.boolean()),
  target: LaunchTarget, // what a click starts; `opens: "list"` goes to the vendor's games
})
export type Vendor = z.infer<typeof Vendor>

/** The vendors of one category, with the category's own classes and figures. */
export const VendorList = z.object({
  category: z.string(),
  vendors: z.array(Vendor),
  classes: z.array(GameClass),
  count: z.optional(z.int()),
})
export type VendorList = z.infer<typeof VendorList>

/** A row of new vendors, as the gateway groups them; `name` is missing where it gives none. */
export const VendorRow = z.object({ key: z.string(), name: z.optional(z.string()), vendors: z.array(Vendor) })
export type VendorRow = z.infer<typeof VendorRow>
export const VendorRowList = z.array(VendorRow)
export type VendorRowList = z.infer<typeof VendorRowList>
