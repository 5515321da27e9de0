import { useEffect, useId, useRef, useState } from 'react'

import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { formatText } from '../../runtime/ui/text/text.ts'
import type { LocalizedText } from '../../schemas/nouns/localized-text.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { ProtectionLimitsProps } from './contract.ts'
import { LimitRow } from './limit-row.tsx'
import { Reminder } from './reminder.tsx'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.limits

const icons: Readonly<Record<string, string>> = { DEPOSIT: 'deposit', LOSS: 'trending-down', WAGER: 'chip', SESSION: 'clock' }

/** One form is open at a time; it closes when its request succeeds. */
export function View({ props, inputs: { protection }, send, t, labelId }: ProtectionLimitsProps) {
  const id = useId()
  const [typed, change] = useDraft('limits', protection.draft ?? {}, send)
  const open = typed.open || undefined
  const [old, setOld] = useState<LocalizedText>() // the message of an earlier form is not shown in the next
  const { limits, pending, failure, currency } = protection
  useClosing(pending, failure !== undefined, () => change({ open: '', amount: '' }))
  const message = failure && failure !== old ? formatText(t, failure) : undefined
  const kinds = [...new Set([...props.kinds, ...limits.map(({ kind }) => kind)])]
  const periods = [...new Set([...props.periods, ...limits.map(({ period }) => period)])]
  const word = (code: string) => (Object.hasOwn(strings, code) ? t(code) : code) // the gateway may know more than we do
  const isOffered = (kind: string, period: string) => props.kinds.includes(kind) && props.periods.includes(period)
  return (
    <>
      <h2 id={labelId} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      {message && open === undefined ? (
        <MessageBar kind="danger" className={styles.failure}>
          {message}
        </MessageBar>
      ) : null}
      <div className={styles.cards}>
        {kinds.map((kind) => (
          <section key={kind} className={styles.card} aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`} className={styles.kind}>
              <Icon name={ownValue(icons, kind) ?? 'shield'} size={18} />
              <span>{word(kind)}</span>
            </h3>
            <ul>
              {periods.map((period) => {
                const limit = limits.find((each) => each.kind === kind && each.period === period)
                const key = `${kind}/${period}`
                if (!limit && !isOffered(kind, period)) return null
                return (
                  <LimitRow
                    key={key}
                    name={t('name', { kind: word(kind), period: word(period) })}
                    kind={kind}
                    period={period}
                    label={word(period)}
                    limit={limit}
                    currency={currency}
                    open={open === key}
                    typed={typed.amount ?? ''}
                    onTyped={(amount) => change({ amount })}
                    pending={pending}
                    failure={message}
                    onOpen={(opens) => {
                      change({ open: opens ? key : '', amount: limit && opens ? String(limit.amount) : '' })
                      setOld(failure)
                    }}
                    onSave={(amount) => send({ kind: 'set-limit', limit: kind, period, amount })}
                    t={t}
                  />
                )
              })}
            </ul>
          </section>
        ))}
        {props.reminder ? (
          <Reminder
            minutes={protection.realityCheckMinutes}
            choices={protection.choices.checkMinutes}
            pending={pending}
            onSave={(minutes) => send({ kind: 'set-reality-check', minutes })}
            t={t}
          />
        ) : null}
      </div>
    </>
  )
}

/** Calls when a request that was sent has succeeded. */
function useClosing(pending: boolean, failed: boolean, close: () => void) {
  const before = useRef(pending)
  useEffect(() => {
    if (before.current && !pending && !failed) close()
    before.current = pending
  })
}
