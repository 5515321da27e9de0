import { combine, createStore } from 'effector'

import type { Brand } from '../../../schemas/documents.ts'
import type { ListProgram } from '../../../schemas/list-program.ts'
import { $site, stepsOf, vendorsOfBrand } from './categories.ts'
import { $shelves } from './game-menus.ts'

/** Vendors that the order program pulls out of one category into another: the gateway lists their games under `from`. */
type Split = { from: string; into: string; vendors: readonly string[] }
/** `own`: categories of the gateway's menu. */
type Splits = { splits: readonly Split[]; own: readonly string[] }
/** Lists of the gateway, and the vendors to be left out of them. */
export type Lists = { lists: readonly { gameType: string; vassalage?: string }[]; without: readonly string[] }

// What we know
const $own = createStore<readonly string[]>([]).on($shelves, (before, state) =>
  state.status === 'ready' ? state.value.map(({ key }) => key) : before,
) // the list before stays while the gateway is asked again
export const $splits = combine($site, $own, (site, own): Splits => {
  const splits = splitsOf(stepsOf(site, 'categories'), site.brand)
  return { splits, own: own.filter((key) => splits.some(({ into }) => into === key)) }
})

/** The lists in which the gateway has the games of a category, of all vendors or one. */
export function listsOf({ splits, own }: Splits, category: string, vendor: string | undefined): Lists {
  const plain = { gameType: category, ...(vendor === undefined ? {} : { vassalage: vendor }) }
  const pulledOut = splits
    .filter(({ into }) => into === category)
    .flatMap(({ from, vendors }) => vendors.map((vassalage) => ({ gameType: from, vassalage })))
  const asked = pulledOut.filter(({ vassalage }) => vendor === undefined || vassalage === vendor)
  const lists = asked.length === 0 || own.includes(category) ? [...asked, plain] : asked
  // who names a vendor means it
  return { lists, without: vendor === undefined ? splits.filter(({ from }) => from === category).flatMap(({ vendors }) => vendors) : [] }
}

function splitsOf(steps: ListProgram, brand: Brand): Split[] {
  return steps.flatMap((step) =>
    step.op === 'split' && step.by === 'vendor'
      ? step.into.map(({ key, members }) => ({
          from: step.from,
          into: key,
          vendors: 'brand' in members ? (vendorsOfBrand(brand, members.brand) ?? []) : members,
        }))
      : [],
  )
}
