import type { ComponentProps, ReactNode } from 'react'

import type { Translate } from '../../../schemas/translate.ts'
import { Tag } from '../sections/badge.tsx'
import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './status-mark.module.css'
import { inElement } from '../elements.tsx'
import type { Content } from '../elements.tsx'

type Look = { icon: string; tone: 'good' | 'open' | 'bad' | 'info' | 'plain' }
const good: Look = { icon: 'check-circle', tone: 'good' }
const open: Look = { icon: 'clock', tone: 'open' }
const bad: Look = { icon: 'close-circle', tone: 'bad' }

/** How a state of the gateway looks wherever it is shown; its word is `status.<CODE>` of `locales/`. */
export const statusLooks: Readonly<Record<string, Look>> = {
  // deposits, withdrawals, transfers, redeemed points
  PENDING: open,
  APPROVED: good,
  REJECTED: bad,
  CREDITED: good,
  FAILED: bad,
  CONFIRMING: open,
  SUCCESS: good,
  IN_PROCESS: open,
  // what a player says about a withdrawal
  WAITING: open,
  RECEIVED: good,
  NOT_RECEIVED: bad,
  PARTIAL: open,
  FORCED_RECEIVED: good,
  // bets
  SETTLED: good,
  UNSETTLED: open,
  CANCELLED: { icon: 'ban', tone: 'plain' },
  // promotions, rewards, missions, rebates, dividends, salaries
  JOIN: { icon: 'plus', tone: 'info' },
  JOINED: { icon: 'play', tone: 'info' },
  APPLYING: { icon: 'file', tone: 'open' },
  PROCESS: { icon: 'refresh', tone: 'open' },
  CLAIM: { icon: 'gift', tone: 'info' },
  CLAIMED: good,
  ISSUED: { icon: 'rewards', tone: 'good' },
  COMING_SOON: { icon: 'clock', tone: 'plain' },
  CLOSE: { icon: 'lock', tone: 'plain' },
  // contracts
  ACTIVE: good,
  TERMINATED: { icon: 'ban', tone: 'plain' },
}
const tagTones = { good: 'success', open: 'warning', bad: 'danger', info: 'info', plain: 'neutral' } as const

/** A state in the one word that it has everywhere; one that is not known is its code. */
export function statusWord(status: string, t: Translate): string {
  return Object.hasOwn(statusLooks, status) ? t(`status.${status}`) : status
}

/** The state of a bet, a deposit, a withdrawal or a transfer: icon, word and colour. `children` are other words for it. */
export function StatusMark({ status, t, children }: { status: string; t: Translate; children?: ReactNode }) {
  const look = Object.hasOwn(statusLooks, status) ? statusLooks[status] : undefined
  return (
    <Mark look={look} data-status={status}>
      <bdi>{children ?? statusWord(status, t)}</bdi>
    </Mark>
  )
}

/** The same as a tag, for cards; nothing for no state. */
export function StatusTag({ status, word, t }: { status: string; word?: string | undefined; t: Translate }) {
  if (status === '') return null
  const look = Object.hasOwn(statusLooks, status) ? statusLooks[status] : undefined
  return (
    <Tag tone={tagTones[look?.tone ?? 'plain']}>
      <Icon name={look?.icon ?? 'info'} size={14} />
      <span>{word ?? statusWord(status, t)}</span>
    </Tag>
  )
}

/** A word with its icon, in the colour of its meaning. */
export function Mark({ look, className, children, ...rest }: { look: Look | undefined; children: Content } & ComponentProps<'span'>) {
  return (
    <span className={classes(styles.status, look && styles[look.tone], className)} {...rest}>
      {look ? <Icon name={look.icon} size={16} /> : null}
      {inElement(children)}
    </span>
  )
}
