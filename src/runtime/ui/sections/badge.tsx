import styles from './badge.module.css'
import { classes } from '../class-names.ts'

/** A count on an icon or beside a label, up to 99+. Nothing at zero. `label` tells screen readers what is counted. */
export function CountBadge({ count, label, corner }: { count: number; label?: string; corner?: boolean }) {
  if (count <= 0) return null
  return (
    <span className={classes(styles.count, corner && styles.corner)}>
      <span>{count > 99 ? '99+' : count}</span>
      {label ? <span className="visually-hidden">{` ${label}`}</span> : null}
    </span>
  )
}

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'live' | 'gold'

/** A word with a tone, such as "New" or "VIP 4". The colour only supports the word. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: React.ReactNode }) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>
}
