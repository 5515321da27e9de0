import { EyeOff, MessageSquare, PackageX, UserRound } from 'lucide-react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../../kit/i18n/words.ts'
import type { Count } from '../model/view/problems.ts'
import { Bars } from '../model/view/reach-meter.tsx'
import type { Bar } from '../model/view/reach-words.ts'
import meter from '../model/view/reach-meter.module.css'
import styles from './outline.module.css'

/** The badges at the end of a block's row. The row's accessible label says the same in words. */
export function BlockBadges({
  hidden,
  bars,
  nobody,
  count,
  comments,
  people,
  lacking,
}: {
  /** Open threads about it. */
  comments: number
  /** How many others are at it now. */
  people: number
  /** How much it names that is not offered here. */
  lacking: number
  hidden: boolean
  bars: readonly Bar[] | undefined
  nobody: boolean
  count: Count | undefined
}) {
  return (
    <>
      {people > 0 ? <UserRound size={14} aria-hidden="true" /> : null}
      {comments > 0 ? (
        <span className={styles.comments}>
          <MessageSquare size={14} aria-hidden="true" />
          <span>{comments}</span>
        </span>
      ) : null}
      {lacking > 0 ? (
        <span className={classes(styles.comments, styles.lacking)}>
          <PackageX size={14} aria-hidden="true" />
          <span>{lacking}</span>
        </span>
      ) : null}
      <Problems count={count} />
      {hidden ? <EyeOff size={14} aria-hidden="true" /> : null}
      {nobody ? <span className={meter.nobody}>{t('outline.nobody')}</span> : bars ? <Bars bars={bars} /> : null}
    </>
  )
}

/** A red number of blocking problems, or an amber dot for others. */
export function Problems({ count }: { count: Count | undefined }) {
  if (count?.blocking) return <span className={styles.blocking}>{count.blocking}</span>
  return count?.know ? <span className={classes(styles.dot, styles.know)} /> : null
}

/** The badges at the end of a document's row. The row's accessible label says the same in words. */
export function DocumentBadges({ changed, count }: { changed: boolean; count: Count | undefined }) {
  return (
    <>
      <Problems count={count} />
      {changed ? <span className={classes(styles.dot, styles.changed)} /> : null}
    </>
  )
}
