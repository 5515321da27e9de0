import { classes } from '../../runtime/ui/class-names.ts'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { railClass } from '../../runtime/ui/sections/rail.tsx'
import type { Elements } from '../../runtime/ui/elements.tsx'
import type { Translate } from '../../schemas/translate.ts'
import type { GameClass, GamePage } from '../../schemas/nouns/game.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import { ClassStrip, VendorStrip } from './strips.tsx'
import { Find, Orders } from './tools.tsx'
import styles from './view.module.css'

export { LoadMore } from './load-more.tsx'
export { SeeAllTile } from './see-all.tsx'
export { SmallCard } from './small-card.tsx'

type Choice<Item> = { list: Item[]; current: string; onPick: (key: string) => void } | undefined

/**
 * The controls over a list, as far as they are given, in two lines: searching in it and its vendors, then its order and its classes. The
 * hint is about the classes and stands behind them.
 */
export function Controls({
  find,
  sort,
  vendors,
  waiting,
  kinds,
  hint,
  t,
}: {
  find: { label: string; onFind: (() => void) | undefined } | undefined
  sort: { current: string; onSort: (order: string) => void } | undefined
  vendors: Choice<Vendor>
  /** Stands in the place of vendors that are still to come. */
  waiting: Elements
  kinds: Choice<GameClass>
  hint: string | undefined
  t: Translate
}) {
  return (
    <>
      {find || vendors || waiting ? (
        <div className={styles.line}>
          {find ? <Find {...find} /> : null}
          {vendors ? <VendorStrip vendors={vendors.list} current={vendors.current} t={t} onPick={vendors.onPick} /> : waiting}
        </div>
      ) : null}
      {sort || kinds || hint ? (
        <div className={classes(railClass, styles.second)}>
          {sort ? <Orders {...sort} t={t} /> : null}
          {kinds ? <ClassStrip classes={kinds.list} current={kinds.current} t={t} onPick={kinds.onPick} /> : null}
          {hint ? <p className={styles.note}>{hint}</p> : null}
        </div>
      ) : null}
    </>
  )
}

/** The numbers of a list's pages, and which of its games this page shows. */
export function Pages({ page, t, onPage }: { page: GamePage; t: Translate; onPage: (page: number) => void }) {
  return <Pager page={page.page} pages={page.pages} shown={shownRange(page, t)} words={pagerWords(t)} onPage={onPage} />
}

function shownRange(page: GamePage, t: Translate): string | undefined {
  if (page.total === undefined) return undefined
  const from = (page.page - 1) * page.pageSize + 1
  return t('shown', { from, to: from + page.games.length - 1, total: page.total })
}
