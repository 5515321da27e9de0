import * as z from 'zod/mini'

import { Vendor } from './vendor.ts'

/** An item of a menu, ready to draw: predicates decided, `each` spread out, badge read. */
export type MenuEntry = {
  key: string
  label: string // a text
  icon?: string | undefined
  to?: string | undefined
  intent?: { kind: string } | undefined // an Intent; send it as it is
  current?: boolean | undefined
  badge?: number | undefined
  items?: MenuEntry[] | undefined
  vendors?: Vendor[] | undefined // of a category item
}
export const MenuEntry: z.ZodMiniType<MenuEntry> = z.lazy(() =>
  z.object({
    key: z.string(),
    label: z.string(),
    icon: z.optional(z.string()),
    to: z.optional(z.string()),
    intent: z.optional(z.looseObject({ kind: z.string() })),
    current: z.optional(z.boolean()),
    badge: z.optional(z.number()),
    items: z.optional(z.array(MenuEntry)),
    vendors: z.optional(z.array(Vendor)),
  }),
)
export const MenuTree = z.array(MenuEntry)
export type MenuTree = z.infer<typeof MenuTree>

/** The side menu: on desktop open is wide and closed a rail of icons; on phone and tablet open is the drawer. */
export const SideMenuState = z.object({ open: z.boolean() })
export type SideMenuState = z.infer<typeof SideMenuState>
