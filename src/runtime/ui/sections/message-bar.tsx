import type { ComponentProps, ReactNode } from 'react'

import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './message-bar.module.css'

const icons = { success: 'check-circle', info: 'info', warning: 'warning', danger: 'alert' } as const

/**
 * A message inside a page or form, in the soft colour of its kind. Screen readers announce a danger or a warning at once, others in turn.
 */
export function MessageBar({
  kind,
  children,
  className,
  ...rest
}: ComponentProps<'div'> & { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <div
      role={kind === 'danger' || kind === 'warning' ? 'alert' : 'status'}
      {...rest}
      className={classes(styles.bar, styles[kind], className)}
    >
      <Icon name={icons[kind]} size={20} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
