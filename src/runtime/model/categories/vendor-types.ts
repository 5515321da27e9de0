import { combine, createEvent, sample } from 'effector'

import type { VassGameType } from '../../../schemas/gateway/games.ts'
import { listVendorGameTypes } from '../../gateway/endpoints/games/list-vendor-game-types.ts'
import { callOf } from '../requests/call.ts'
import { $catalog } from './categories.ts'
import { menus } from './game-menus.ts'
import { createResource } from '../requests/resource.ts'
import { $bingoOffered } from '../context/site.ts'

type VendorArgs = { category: string; from?: number | undefined; to?: number | undefined; vendor?: string | undefined }
type Types = { list: VassGameType[] }

// What may happen
export const vendorsWanted = createEvent<VendorArgs>()

// What we know: the game types of every vendor, asked once a language, when one is chosen
const listTypes = callOf(listVendorGameTypes)
const vendorTypes = createResource<void, Types>({ name: 'vendorTypes', ask: () => listTypes({}), keyOf: () => 'all' })
export const $vendorLists = combine({ catalog: $catalog, types: vendorTypes.known, bingo: $bingoOffered })

// How it changes
sample({ clock: vendorsWanted, fn: () => undefined, target: menus.wanted })
sample({ clock: vendorsWanted, filter: ({ vendor }) => Boolean(vendor), fn: () => undefined, target: vendorTypes.wanted })
