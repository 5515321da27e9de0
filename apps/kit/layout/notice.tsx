import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { IconType } from '../icons/icon.ts'
import styles from './notice.module.css'
import { inElement } from '../../../src/runtime/ui/elements.tsx'
import type { Content } from '../../../src/runtime/ui/elements.tsx'

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, fault: CircleAlert }

/** A message that stays, with its actions. It is not announced by itself: the caller announces it when it appears. */
export function Notice({
  kind,
  title,
  icon,
  children,
  action,
  className,
}: {
  kind: 'info' | 'good' | 'warn' | 'fault'
  title?: string | undefined
  icon?: IconType | undefined
  children?: Content
  action?: ReactNode
  className?: string | undefined
}) {
  const Icon = icon ?? icons[kind]
  return (
    <div className={classes(styles.notice, styles[kind], className)} data-kind={kind}>
      <Icon size={16} aria-hidden="true" />
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{`${title} `}</strong> : null}
        {inElement(children)}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
