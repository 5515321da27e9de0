import type { ReactNode } from 'react'

import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './figure-cards.module.css'

export type FigureCard = {
  key: string
  name: string
  value: ReactNode
  icon?: string | undefined
  /** A line below the figure, such as what it is compared with. */
  note?: ReactNode
  /** A text such as a code, with its button: smaller than a figure, in a row of its own. */
  text?: boolean
}

/** What matters most about a list, above or beside it: a card for each figure. */
export function FigureCards({ label, figures }: { label?: string; figures: readonly FigureCard[] }) {
  return (
    <dl className={classes(styles.cards, figures.length === 3 && figures.every(({ text }) => !text) && styles.three)} aria-label={label}>
      {figures.map(({ key, name, value, text, icon, note }) => (
        <div key={key} className={classes(styles.card, text && styles.wide)} data-key={key}>
          <dt className={classes(icon && styles.named)}>
            {icon ? <Icon name={icon} size={16} /> : null}
            <span>{name}</span>
          </dt>
          <dd className={classes(text && styles.text)}>{value}</dd>
          {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
