import type { Translate } from '../../schemas/translate.ts'
import type { GameClass } from '../../schemas/nouns/game.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import { ClassStrip, VendorStrip } from './strips.tsx'
import { Tools } from './tools.tsx'

export { LoadMore } from './load-more.tsx'
export { Pages } from './pages.tsx'
export { SeeAllTile } from './see-all.tsx'
export { SmallCard } from './small-card.tsx'

type Choice<Item> = { list: Item[]; current: string; onPick: (key: string) => void } | undefined

/** The controls over a list: searching in it, its order, its vendors and its classes, as far as they are given. */
export function Controls({
  find,
  sort,
  vendors,
  kinds,
  t,
}: {
  find: { label: string; onFind: (() => void) | undefined } | undefined
  sort: { current: string; onSort: (order: string) => void } | undefined
  vendors: Choice<Vendor>
  kinds: Choice<GameClass>
  t: Translate
}) {
  return (
    <>
      {find || sort ? <Tools find={find} sort={sort} t={t} /> : null}
      {vendors ? <VendorStrip vendors={vendors.list} current={vendors.current} t={t} onPick={vendors.onPick} /> : null}
      {kinds ? <ClassStrip classes={kinds.list} current={kinds.current} t={t} onPick={kinds.onPick} /> : null}
    </>
  )
}
