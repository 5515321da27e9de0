import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { Vendor } from './vendor.ts'

export const Category = z.object({
  key: z.string(), // code: HOME, FAV, PROMO, RNG …
  label: z.string(), // a text: "t:category.RNG", or the code itself when unknown
  icon: z.string(),
  vendors: z.array(Vendor),
  current: z.boolean(),
  to: z.optional(z.string()), // its page, when a click goes there
  launch: z.optional(LaunchTarget), // its only vendor, when a click starts it
  step: z.optional(z.int()), // which step of the order program put it here
})
export type Category = z.infer<typeof Category>
/** The codes of game categories that the portal has words for, `category.<CODE>` of `locales/`. */
export const knownCategories: readonly string[] = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'ELOTT', 'PVP', 'FISH', 'ESPORTS', 'COCKFIGHT', 'MXWIN']
/** Classes of slots that the gateway also lists by themselves, as gateway.md names them. */
export const slotsClasses: readonly string[] = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG']
export const CategoryList = z.array(Category)
export type CategoryList = z.infer<typeof CategoryList>
