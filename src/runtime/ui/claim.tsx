import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import type { Amount as AmountText } from '../../schemas/nouns/money.ts'
import type { RecordAction } from '../../schemas/record-actions.ts'
import type { ClaimProgress } from '../../schemas/nouns/rewards.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Amount } from './amount.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './claim.module.css'
import { classes } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { Elements } from './elements.tsx'
import { StatusTag } from './status-mark.tsx'

/**
 * Claims something, or asks again whether it was claimed after an answer was lost. While that is pending the button stays, and does
 * nothing.
 */
export function ClaimButton({
  action,
  title,
  claim,
  kind = 'primary',
  onClaim,
  t,
}: {
  action: RecordAction
  title: string
  claim: ClaimProgress | undefined
  /** Secondary where another button is the page's next step. */
  kind?: 'primary' | 'secondary'
  onClaim: () => void
  t: Translate
}) {
  const word = claim === 'unknown' ? 'check' : 'claim'
  return (
    <Button
      kind={word === 'claim' ? kind : 'secondary'}
      icon={word === 'claim' ? 'gift' : 'refresh'}
      data-action={action}
      aria-label={t(`claim.${word}-of`, { title })}
      aria-disabled={claim === 'pending' || undefined}
      onClick={() => claim === 'pending' || onClaim()}
    >
      {t(claim === 'pending' ? 'claim.claiming' : `claim.${word}`)}
    </Button>
  )
}

export function ClaimList({ label, busy, children }: { label: string; busy: boolean; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} aria-busy={busy || undefined} className={classes(styles.rows, busy && styles.busy)}>
      {children}
    </ul>
  )
}

/** A row of such a list: icon, title, what is known about it, the amount, its state or the button that claims it. */
export function ClaimRow({
  id,
  action,
  icon,
  title,
  about,
  amount,
  currency,
  state,
  claim,
  kind,
  onClaim,
  choice,
  children,
  t,
}: {
  id: string
  action: RecordAction
  icon: string
  title: string
  about?: ReactNode
  amount: AmountText
  currency: string
  state: string
  claim?: ClaimProgress | undefined
  /** How its button looks. */
  kind?: 'primary' | 'secondary'
  onClaim: () => void
  /** A checkbox before it, for claiming several at once. `disabled`: it cannot be claimed. */
  choice?: { label: string; checked: boolean; disabled: boolean; onChecked: (checked: boolean) => void } | undefined
  children?: Elements
  t: Translate
}) {
  const row = useRef<HTMLLIElement>(null)
  const checkboxId = useId()
  // The button disappears when it has done its work, and the focus with it
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return (
    <li ref={row} className={classes(styles.row, choice && styles.chosen)} data-key={id} tabIndex={-1}>
      {choice ? (
        <Checkbox
          id={checkboxId}
          label={<span className="visually-hidden">{choice.label}</span>}
          checked={choice.checked}
          disabled={choice.disabled}
          onChecked={choice.onChecked}
        />
      ) : null}
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        {about ? <p className={styles.about}>{about}</p> : null}
        {children}
      </div>
      <div className={styles.side}>
        <Amount value={amount} currency={currency} className={styles.amount} />
        <div className={styles.act}>
          {state === 'CLAIM' ? (
            <ClaimButton action={action} title={title} claim={claim} {...(kind && { kind })} onClaim={onClaim} t={t} />
          ) : (
            <StatusTag status={state} t={t} />
          )}
        </div>
      </div>
    </li>
  )
}

/** How far something is, as a bar with its figures in words. */
export function ProgressBar({ value, most, label, words }: { value: number; most: number; label: string; words: string }) {
  const safe = most > 0 ? Math.min(Math.max(value, 0), most) : 0
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={safe} max={most > 0 ? most : 1} aria-label={label} />
      <span className={styles.figures}>{words}</span>
    </div>
  )
}
