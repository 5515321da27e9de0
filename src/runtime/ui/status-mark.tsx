import type { ComponentProps, ReactNode } from 'react'

import { classes } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './status-mark.module.css'

type Look = { icon: string; tone: 'good' | 'open' | 'bad' | 'info' | 'plain' }
const good: Look = { icon: 'check-circle', tone: 'good' }
const open: Look = { icon: 'clock', tone: 'open' }
const bad: Look = { icon: 'close-circle', tone: 'bad' }

/** How a status of the gateway looks; one that is not known is its word alone. */
const looks: Readonly<Record<string, Look>> = {
  APPROVED: good,
  CREDITED: good,
  FORCED_RECEIVED: good,
  ISSUED: good,
  RECEIVED: good,
  SETTLED: good,
  SUCCESS: good,
  CONFIRMING: open,
  IN_PROCESS: open,
  PARTIAL: open,
  PENDING: open,
  UNSETTLED: open,
  WAITING: open,
  FAILED: bad,
  NOT_RECEIVED: bad,
  REJECTED: bad,
  CANCELLED: { icon: 'ban', tone: 'plain' },
}

/** The status of a bet, a deposit, a withdrawal or a transfer: icon, word and colour. */
export function StatusMark({ status, children }: { status: string; children: ReactNode }) {
  const look = Object.hasOwn(looks, status) ? looks[status] : undefined
  return (
    <Mark look={look} data-status={status}>
      <bdi>{children}</bdi>
    </Mark>
  )
}

/** A word with its icon, in the colour of its meaning. */
export function Mark({ look, className, children, ...rest }: { look: Look | undefined; children: ReactNode } & ComponentProps<'span'>) {
  return (
    <span className={classes(styles.status, look && styles[look.tone], className)} {...rest}>
      {look ? <Icon name={look.icon} size={16} /> : null}
      {children}
    </span>
  )
}
