import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { IconType } from '../icons/icon.ts'
import styles from './empty.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

/** Nothing here yet: one sentence and one button. */
export function Empty({
  icon: Icon,
  title,
  text,
  action,
  className,
}: {
  icon: IconType
  title: string
  text?: ReactNode
  action?: Elements
  className?: string | undefined
}) {
  return (
    <div className={classes(styles.empty, className)}>
      <Icon size={24} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
