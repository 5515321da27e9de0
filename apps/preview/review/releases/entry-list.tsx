import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { t } from '../../../kit/i18n/words.ts'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { moveAmongRows } from '../../problems/list-keys.ts'
import styles from './releases.module.css'

/** A list that is loaded page by page. */
type Known<Entry> = { all: readonly Entry[]; next: number | null; state: 'loading' | 'ready' | 'failed'; error: string }

/** What is listed newest first, each with its details below it: one is open at a time. `above` stands over the entries. */
export function EntryList<Entry>({
  known: { all, next, state, error },
  label,
  failed,
  empty,
  older,
  above,
  numberOf,
  before,
  summary,
  details,
  onRetry,
  onOlder,
}: {
  known: Known<Entry>
  label: string
  failed: string
  empty: ReactElement
  older: string
  above?: ReactElement | null | undefined
  numberOf: (entry: Entry) => number
  before?: (entry: Entry) => ReactElement | null
  summary: (entry: Entry) => ReactNode
  details: (entry: Entry) => ReactElement | null
  onRetry: () => void
  onOlder: () => void
}) {
  const [opened, setOpened] = useState<number>()
  const isOpen = (entry: Entry) => numberOf(entry) === opened
  const hasOpen = all.some(isOpen)
  const again = (size: 'small' | 'default') => (
    <Button size={size} onClick={onRetry}>
      {t('releases.again')}
    </Button>
  )
  if (all.length === 0 && state === 'failed')
    return <Empty icon={CloudOff} title={failed} text={error || t('releases.offline')} action={again('default')} />
  if (all.length === 0)
    return (
      <>
        {above}
        {state === 'loading' ? (
          <div className={styles.waiting}>
            <Skeleton lines={4} />
          </div>
        ) : (
          empty
        )}
      </>
    )
  return (
    <>
      {above}
      <ol className={styles.list} aria-label={label} reversed>
        {all.map((entry, index) => (
          <li key={numberOf(entry)} className={classes(styles.release, isOpen(entry) && styles.chosen)}>
            <div className={styles.row}>
              {before?.(entry)}
              <button
                type="button"
                data-row
                tabIndex={(hasOpen ? isOpen(entry) : index === 0) ? 0 : -1}
                className={styles.open}
                aria-expanded={isOpen(entry)}
                onKeyDown={moveAmongRows}
                onClick={() => setOpened(isOpen(entry) ? undefined : numberOf(entry))}
              >
                {summary(entry)}
              </button>
            </div>
            {isOpen(entry) ? details(entry) : null}
          </li>
        ))}
      </ol>
      {state === 'failed' ? (
        <div className={styles.more} role="alert">
          <span>{`${error || t('releases.offline')} `}</span>
          {again('small')}
        </div>
      ) : next === null ? null : (
        <div className={styles.more}>
          <Button size="small" busy={state === 'loading'} onClick={onOlder}>
            {older}
          </Button>
        </div>
      )}
    </>
  )
}

/** What waits, above the entries; nothing where there is none. */
export function WaitingList<Entry extends { id: number }>({
  shown,
  label,
  row: Row,
  failure,
  onRetry,
}: {
  shown: readonly Entry[]
  label: string
  row: (props: { entry: Entry }) => ReactNode
  /** Why it could not be loaded; undefined where it was. */
  failure: string | undefined
  onRetry: () => void
}) {
  return (
    <>
      {shown.length === 0 ? null : (
        <ul className={styles.list} aria-label={label}>
          {shown.map((entry) => (
            <li key={entry.id} className={styles.scheduled}>
              <Row entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {failure === undefined ? null : (
        <div className={styles.more} role="alert">
          <span>{`${failure} `}</span>
          <Button size="small" onClick={onRetry}>
            {t('releases.again')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The two lines of an entry: what it is with its badges and when, then by whom and about what. `zone` is that of the tip of the time. */
export function EntryHead({
  title,
  badges,
  at,
  zone,
  text,
  note,
}: {
  title: string
  badges: ReactElement | null
  at: string
  zone?: 'UTC' | undefined
  text: string
  note?: ReactElement | null | undefined
}) {
  return (
    <span className={styles.summary}>
      <span className={styles.top}>
        <span className={styles.line}>
          <strong>{`${title} `}</strong>
          {badges}
        </span>
        <time className={styles.when} dateTime={at} title={zone ? undefined : timeIn(at, 'UTC')}>
          {timeIn(at, zone)}
        </time>
      </span>
      <span className={styles.second}>
        <span>{note ? `${text} · ` : text}</span>
        {note}
      </span>
    </span>
  )
}

/** What somebody wrote to it. */
export function Note({ text }: { text: string }) {
  return <q dir="auto">{text}</q>
}
