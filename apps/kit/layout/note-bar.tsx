import type { ReactNode } from 'react'

import type { Elements } from '../../../src/runtime/ui/elements.tsx'
import type { IconType } from '../icons/icon.ts'
import styles from './note-bar.module.css'

/**
 * A bar across the window: an icon, what has happened (`words`), and buttons. `isStatus`: a screen reader reads the words out when the bar
 * appears; bars that announce their own sentence leave it away.
 */
export function NoteBar({
  part,
  label,
  icon: Icon,
  words,
  isStatus = false,
  children,
}: {
  part: string
  label: string
  icon: IconType
  words: ReactNode
  isStatus?: boolean
  children?: Elements
}) {
  const Words = isStatus ? 'output' : 'div'
  return (
    <section className={styles.bar} aria-label={label} data-part={part}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={18} />
      </span>
      <Words className={styles.words}>{words}</Words>
      {children}
    </section>
  )
}
