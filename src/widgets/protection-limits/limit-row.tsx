import { useEffect, useRef } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useScriptedStyle } from '../../runtime/ui/text/server-html.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import type { ProtectionLimit } from '../../schemas/nouns/protection.ts'
import { useLimitWords } from './amounts.ts'
import { LimitForm } from './limit-form.tsx'
import styles from './view.module.css'

type Props = {
  name: string
  kind: string
  period: string
  label: string
  limit: ProtectionLimit | undefined
  currency: string
  open: boolean
  pending: boolean
  failure: string | undefined
  typed: string
  onTyped: (typed: string) => void
  onOpen: (open: boolean) => void
  onSave: (amount: number) => void
  t: Translate
}

/** One limit: how much of it is used up, in a bar and in words, what waits, and the form to change it. */
export function LimitRow({ name, kind, period, label, limit, currency, open, pending, failure, typed, onTyped, onOpen, onSave, t }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = open
  }, [open])
  const { momentInWords } = useTimeWords()
  const format = useLimitWords(kind, currency)
  const full = limit !== undefined && limit.used >= limit.amount
  const share = limit && limit.amount > 0 ? Math.min(1, Math.max(0, limit.used / limit.amount)) : 0
  const used = useScriptedStyle({ inlineSize: `${share * 100}%` })
  const words = !limit
    ? t('none')
    : full
      ? t('full', { amount: format(limit.amount) })
      : t('used', { used: format(limit.used), amount: format(limit.amount) })
  return (
    <li className={styles.row} data-key={`${kind}/${period}`}>
      <div className={styles.line}>
        <div className={styles.what}>
          <p className={styles.label}>{label}</p>
          <p className={styles.words} data-set={limit !== undefined}>
            {words}
          </p>
        </div>
        {open ? null : (
          <Button ref={button} size="small" aria-label={t(limit ? 'change-of' : 'set-of', { name })} onClick={() => onOpen(true)}>
            {t(limit ? 'change' : 'set')}
          </Button>
        )}
      </div>
      {limit ? (
        <div className={styles.bar} data-high={share >= 0.8}>
          <meter
            className="visually-hidden"
            aria-label={name}
            aria-valuetext={words}
            min={0}
            max={limit.amount}
            value={Math.min(limit.used, limit.amount)}
          />
          <div style={used} />
        </div>
      ) : null}
      {limit?.pendingAmount !== undefined ? (
        <p className={styles.waits}>
          <Icon name="clock" size={15} />
          <span>
            {limit.pendingAmount > 0
              ? t('waits', { amount: format(limit.pendingAmount), from: momentInWords(limit.pendingFrom ?? '') })
              : t('waits-none', { from: momentInWords(limit.pendingFrom ?? '') })}
          </span>
        </p>
      ) : null}
      {open ? (
        <LimitForm
          kind={kind}
          limit={limit}
          currency={currency}
          pending={pending}
          failure={failure}
          typed={typed}
          onTyped={onTyped}
          onSave={onSave}
          onClose={() => onOpen(false)}
          t={t}
        />
      ) : null}
    </li>
  )
}
