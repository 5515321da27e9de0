import type { Address, Send } from '../../../schemas/intents.ts'
import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { Link } from '../controls/link.tsx'
import styles from './section.module.css'
import type { Elements } from '../elements.tsx'

/** The class of a section's root, which reaches over the gutter (section.module.css). */
export const sectionClass = styles.section!

export type ArrowProps = {
  labels: { previous: string; next: string }
  onPrevious: () => void
  onNext: () => void
  canPrevious: boolean
  canNext: boolean
  /** The arrows only scroll: from 1120 px up, where the whole row is in view, they are left out. */
  scrollOnly?: boolean
}

type Props = {
  id: string
  title: string
  /** A figure after the title, already formatted: "486" or "486 games". */
  count?: string | undefined
  more?: { label: string; name: string; to: Address; send: Send<'go'> } | undefined
  arrows?: ArrowProps | undefined
  /** The heading of a page (h1) instead of a section (h2). */
  page?: boolean
  children?: Elements
}

/** A section's heading: title, figure, the "More" link, previous and next. `more.name` is the link's accessible name. */
export function SectionHeading({ id, title, count, more, arrows, page, children }: Props) {
  const Level = page ? 'h1' : 'h2'
  return (
    <div className={styles.heading}>
      <Level id={id} className={classes(styles.title, page && styles.page)}>
        {title}
      </Level>
      {count ? <span className={styles.count}>{count}</span> : null}
      {children}
      {more || arrows ? (
        <div className={styles.side}>
          {more ? (
            <Link className={styles.more} to={more.to} send={more.send} aria-label={more.name}>
              <span>{more.label}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
          ) : null}
          {arrows ? <Arrows {...arrows} /> : null}
        </div>
      ) : null}
    </div>
  )
}

/** Previous and next, from 640 px up; on a phone a rail is swiped. They follow the direction of reading. */
export function Arrows({ labels, onPrevious, onNext, canPrevious, canNext, scrollOnly }: ArrowProps) {
  return (
    <div className={classes(styles.arrows, scrollOnly && styles.scrollOnly)}>
      <button type="button" className={styles.arrow} onClick={onPrevious} disabled={!canPrevious} aria-label={labels.previous}>
        <Icon name="chevron-left" size={18} />
      </button>
      <button type="button" className={styles.arrow} onClick={onNext} disabled={!canNext} aria-label={labels.next}>
        <Icon name="chevron-right" size={18} />
      </button>
    </div>
  )
}
