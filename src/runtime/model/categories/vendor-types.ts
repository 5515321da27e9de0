import { combine, createEffect, createEvent, sample } from 'effector'

import type { VassGameType } from '../../../schemas/gateway/games.ts'
import { listVendorGameTypes } from '../../gateway/endpoints/list-vendor-game-types.ts'
import { endpointFx } from '../requests/call.ts'
import { $catalog } from './categories.ts'
import { menus } from './game-menus.ts'
import type { offeredBy } from './offered-classes.ts'
import { createResource } from '../requests/resource.ts'
import { $bingoOffered } from '../site/site.ts'

type VendorArgs = { category: string; from?: number | undefined; to?: number | undefined; vendor?: string | undefined }
/** What every vendor has, and how classes are read from it: downloaded together, as the first screen needs neither. */
type Types = { list: readonly VassGameType[]; offeredBy: typeof offeredBy }

// What may happen
export const vendorsWanted = createEvent<VendorArgs>()

// What we know: the game types of every vendor, asked once a language, when one is chosen
const listTypesFx = endpointFx(listVendorGameTypes)
const typesFx = createEffect(async (): Promise<Types> => {
  const [{ list }, { offeredBy: read }] = await Promise.all([listTypesFx({}), import('./offered-classes.ts')])
  return { list, offeredBy: read }
})
const vendorTypes = createResource<void, Types>({ name: 'vendorTypes', fx: typesFx, keyOf: () => 'all' })
export const $vendorLists = combine({ catalog: $catalog, types: vendorTypes.known, bingo: $bingoOffered })

// How it changes
sample({ clock: vendorsWanted, fn: () => undefined, target: menus.wanted })
sample({ clock: vendorsWanted, filter: ({ vendor }) => Boolean(vendor), fn: () => undefined, target: vendorTypes.wanted })
