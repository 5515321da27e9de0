import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'

import type { Address, Send } from '../../../schemas/intents.ts'
import type { MoneyCall } from '../../../schemas/nouns/money-call.ts'
import type { Translate } from '../../../schemas/translate.ts'
import { useAmountWords } from './amount.tsx'
import { Button } from '../controls/button.tsx'
import { classes } from '../class-names.ts'
import { useTimeWords } from '../text/duration.ts'
import { Link } from '../controls/link.tsx'
import { MessageBar } from '../sections/message-bar.tsx'
import styles from './money-form.module.css'
import { useFirstTime } from '../text/server-html.ts'
import { asSentence } from '../text/sentence.ts'
import { formatText } from '../text/text.ts'
import type { Elements } from '../elements.tsx'
import { useAnswer } from '../use-told.ts'

/** The two columns of a money page: the form, and beside it the summary. */
export function MoneyColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}

export function MoneyCard({
  id,
  title,
  className,
  children,
}: {
  id?: string
  title?: string
  className?: string | undefined
  children: Elements
}) {
  return (
    <section className={classes(styles.card, className)} {...(id && { 'aria-labelledby': id })}>
      {title ? (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  )
}

/** A form that moves money: the browser's own checks are off, because each field says in the page's words what is wrong with it. */
export function MoneyForm({
  form,
  onSubmit,
  split,
  children,
}: {
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  /** It begins below a line, in a card that has more than the form. */
  split?: boolean
  children: ReactNode
}) {
  return (
    <form
      ref={form}
      className={classes(styles.form, split && styles.split)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** Buttons side by side, each as wide as its words. */
export function MoneyButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** A small line that explains. */
export function MoneyNote({ children, ...rest }: { children: ReactNode; role?: string }) {
  return (
    <p {...rest} className={styles.note}>
      {children}
    </p>
  )
}

/** Why nothing can be sent yet; the button that puts it right here, and the page where that is done. */
export function MoneyBlocked({
  why,
  button,
  link,
  to,
  send,
}: {
  why: string
  button?: { label: string; onClick: () => void } | undefined
  /** Words of the link; without them there is none. */
  link?: string | undefined
  to: Address
  send: Send<'go'>
}) {
  return (
    <MessageBar kind="info" data-call="blocked">
      <p>{why}</p>
      {button ? (
        <Button size="small" className={styles.ask} onClick={button.onClick}>
          {button.label}
        </Button>
      ) : null}
      {link ? (
        <Link className={styles.link} to={to} send={send}>
          {link}
        </Link>
      ) : null}
    </MessageBar>
  )
}

/** Names and values, one under the other; the last one is the total. */
export function Lines({
  lines,
  total,
}: {
  lines: readonly { name: string; value: ReactNode }[]
  total?: { name: string; value: ReactNode }
}) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, value }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total ? (
        <div className={classes(styles.line, styles.total)}>
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/**
 * What became of the request, where it is not at a field. `found` is said by the widget: only it knows what was moved. It comes into view
 * with the answer, because on a phone the button that was pressed stands far below it.
 */
export function MoneyOutcome({
  call,
  currency,
  done,
  found,
  foundKind = 'success',
  onCheck,
  records,
  t,
}: {
  call: MoneyCall
  /** The symbol of an amount that is not decided yet; of a request without one it is missing. */
  currency?: string
  /** What is said once it is booked; without it the widget shows that itself. */
  done?: string
  found: string
  /** How it is shown; `warning` where the player still has to do something. */
  foundKind?: 'success' | 'warning'
  onCheck: () => void
  /** The page of the history, where a player may look for a request whose answer was lost; without it there is no link. */
  records?: { to: Address; label: string; send: Send<'go'> } | undefined
  t: Translate
}) {
  const { status, checking, refusal } = call
  const bar = useRef<HTMLDivElement>(null)
  useAnswer(call, () => bar.current?.scrollIntoView({ block: 'nearest' }))
  const history = records ? (
    <p>
      <Link className={styles.link} to={records.to} send={records.send}>
        {records.label}
      </Link>
    </p>
  ) : null
  if (status === 'unknown') {
    return (
      <MessageBar ref={bar} kind="warning" data-call={checking ? 'checking' : 'unknown'}>
        <Undecided call={call} currency={currency} t={t} />
        <p>{t(checking ? 'checking' : 'unknown')}</p>
        {checking ? null : (
          <Button size="small" className={styles.ask} onClick={onCheck}>
            {t('ask-again')}
          </Button>
        )}
        {history}
      </MessageBar>
    )
  }
  if (status === 'done' && done !== undefined)
    return (
      <MessageBar ref={bar} kind="success" data-call="done">
        {done}
      </MessageBar>
    )
  if (status === 'found')
    return (
      <MessageBar ref={bar} kind={foundKind} data-call="found">
        <span>{found}</span>
        {history}
      </MessageBar>
    )
  if (status === 'missing' || status === 'unclear' || status === 'elsewhere')
    return (
      <MessageBar ref={bar} kind={status === 'unclear' ? 'warning' : 'info'} data-call={status}>
        <span>{t(status)}</span>
        {history}
      </MessageBar>
    )
  if (!refusal || (status === 'refused' && refusal.field)) return null
  const why = formatText(t, refusal.text)
  return (
    <MessageBar ref={bar} kind="danger" data-call={status}>
      {status === 'unsent' ? t('unsent', { why }) : why}
    </MessageBar>
  )
}

/** Which request it is that is not decided yet. */
function Undecided({ call: { undecided }, currency, t }: { call: MoneyCall; currency: string | undefined; t: Translate }) {
  const inWords = useAmountWords()
  const { recentInWords } = useTimeWords()
  const now = useFirstTime()
  if (undecided === undefined || currency === undefined) return null
  return <p>{t('undecided', { amount: inWords(undecided.amount, { currency }), time: recentInWords(undecided.at, now) })}</p>
}

/** What the gateway said about a field. */
export function refusalAt({ status, refusal }: MoneyCall, field: string, t: Translate): string | undefined {
  if (status !== 'refused' || refusal?.field !== field) return undefined
  const text = formatText(t, refusal.text)
  return refusal.attemptsLeft === undefined ? text : t('tries-left', { text: asSentence(text), count: refusal.attemptsLeft })
}

/** Whether a request may be sent now: none is on its way or being looked for, and the gateway takes requests. */
export function isFree({ status, checking, refusal }: MoneyCall): boolean {
  return status !== 'sending' && !(status === 'unknown' && checking === true) && refusal?.waits !== true
}
