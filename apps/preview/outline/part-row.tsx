import type { ReactNode } from 'react'

import type { IconType } from '../../kit/icons/icon.ts'
import styles from './outline.module.css'

/** A heading and the list under it. */
export function PartGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
      </header>
      <ul className={styles.parts} aria-label={label}>
        {children}
      </ul>
    </>
  )
}

/** A row of the left side that opens something. `beside` is at its end; `off` greys it. */
export function PartRow({
  icon: Icon,
  label,
  beside,
  current = false,
  off = false,
  spokenLabel,
  onPress,
}: {
  icon: IconType
  label: string
  beside?: ReactNode
  current?: boolean
  off?: boolean
  spokenLabel?: string | undefined
  onPress: () => void
}) {
  return (
    <li>
      <button
        type="button"
        className={styles.part}
        aria-current={current}
        aria-label={spokenLabel}
        data-off={off || undefined}
        onClick={onPress}
      >
        <Icon size={16} aria-hidden="true" />
        <span className={styles.words}>{label}</span>
        {beside === undefined || beside === '' ? null : <span className={styles.beside}>{beside}</span>}
      </button>
    </li>
  )
}
