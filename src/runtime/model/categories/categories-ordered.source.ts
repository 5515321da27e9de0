import { $catalogKnown, catalogOf, currentKey, markCurrent } from './categories.ts'
import { menus } from './game-menus.ts'
import { defineSource } from '../../contract/source.ts'
import { codeOf, mapState } from '../requests/states.ts'
import { contract } from './categories-ordered.contract.ts'

export const source = defineSource(contract, {
  from: $catalogKnown,
  select: (known, { order }) => mapState(catalogOf(known, codeOf(order)), (catalog) => markCurrent(catalog, currentKey(catalog, known))),
  wanted: menus.wanted.prepend(() => undefined),
  retried: menus.retried.prepend(() => undefined),
})
