import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import type { PagerWords } from './pager-words.ts'
import styles from './pager.module.css'

/** The page numbers to show, `null` for a gap: both ends, the current page and its neighbours, never more than seven places. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, Math.max(5, page + 1), null, pages]
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, page - 1, page, page + 1, null, pages]
}

/** Pages of a list: what is shown ("1–24 of 486"), numbers, previous and next. Renders nothing for a single page. */
export function Pager({
  page,
  pages,
  shown,
  words,
  onPage,
}: {
  page: number
  pages: number
  shown?: string | undefined
  words: PagerWords
  onPage: (page: number) => void
}) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label={words.label}>
      {shown ? <span className={styles.shown}>{shown}</span> : null}
      <div className={styles.pages}>
        <button type="button" className={styles.page} onClick={() => onPage(page - 1)} disabled={page <= 1} aria-label={words.previous}>
          <Icon name="chevron-left" size={18} />
        </button>
        {pageNumbers(page, pages).map((number, place) =>
          number === null ? (
            <span key={`gap-${place}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className={classes(styles.page, number === page && styles.current)}
              onClick={() => onPage(number)}
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </button>
          ),
        )}
        <button type="button" className={styles.page} onClick={() => onPage(page + 1)} disabled={page >= pages} aria-label={words.next}>
          <Icon name="chevron-right" size={18} />
        </button>
      </div>
    </nav>
  )
}
