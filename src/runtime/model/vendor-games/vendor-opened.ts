import { combine } from 'effector'

import type { Vendor } from '../../../schemas/nouns/vendor.ts'
import { $catalog } from '../categories/categories.ts'
import type { Catalog } from '../categories/categories.ts'
import { memo } from '../../../rules/memo.ts'
import { popupArgs } from '../navigation/open-popups.ts'
import { codeOf } from '../requests/states.ts'

/** What the popup `vendor-games` was opened for: a vendor's code and the category its games are listed under. */
export type Opened = { vendor: string; category: string; name?: string }

export const $opened = popupArgs('vendor-games').map((args): Opened | null => {
  const vendor = codeOf(args?.vendor)
  const name = codeOf(args?.name)
  return vendor === undefined ? null : { vendor, category: codeOf(args?.category) ?? 'RNG', ...(name === undefined ? {} : { name }) }
})
export const $openedVendor = combine({ opened: $opened, catalog: $catalog })

export const vendorOpenedOf = memo(({ vendor, category, name }: Opened, catalog: Catalog | null): Vendor => {
  const known =
    catalog?.byKey.get(category)?.vendors.find(({ code }) => code === vendor) ??
    catalog?.categories.flatMap(({ vendors }) => vendors).find((each) => each.code === vendor && each.target.category === category)
  return (
    known ?? {
      key: `${category}/${vendor}`,
      code: vendor,
      name: name ?? vendor,
      category,
      picture: [],
      classes: [],
      target: { vendor, category, opens: 'list' },
    }
  )
})
