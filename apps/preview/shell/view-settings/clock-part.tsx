import { useUnit } from 'effector-react'
import { CalendarClock, ChevronLeft, ChevronRight } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { $documents } from '../../model/documents/documents.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import type { Documents } from '../../model/documents/editor-history.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Naming } from '../../model/documents/names.ts'
import { $viewSettings, viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { separated, t, useLanguage } from '../../../kit/i18n/words.ts'
import { atZone, changeFrom, changeStepped } from './view-actions.ts'
import { $changeTimes, $spans } from './timeline.ts'
import type { Span } from './timeline.ts'
import styles from './part.module.css'

const day = 86_400_000
const mostRows = 6

const $time = $viewSettings.map(({ time }) => time)

/** The viewed time: the timeline of what dates change on this page, a field for any moment, and buttons to step through changes. */
export function ClockPart() {
  const { time, times, spans, change, step } = useUnit({
    time: $time,
    times: $changeTimes,
    spans: $spans,
    change: viewSettingsChanged,
    step: changeStepped,
  })
  const today = useNow()
  const now = time === null ? today : Date.parse(time)
  const [before, after] = [changeFrom(times, now, -1), changeFrom(times, now, 1)]
  return (
    <div className={styles.part}>
      {times.length > 0 ? (
        <Strip times={times} spans={spans} at={now} today={today} />
      ) : (
        <p className={styles.quiet}>{t('view-settings.no-changes')}</p>
      )}
      <div className={styles.line}>
        <DateTimeField
          label={t('view-settings.moment')}
          value={time ?? atZone(Math.floor(now / 60_000) * 60_000)}
          onChange={(next) => change({ time: next ?? null })}
        />
        <Button icon={ChevronLeft} disabled={before === undefined ? t('view-settings.no-change-before') : false} onClick={() => step(-1)}>
          {t('view-settings.previous-change')}
        </Button>
        <Button icon={ChevronRight} disabled={after === undefined ? t('view-settings.no-change-after') : false} onClick={() => step(1)}>
          {t('view-settings.next-change')}
        </Button>
      </div>
      <Button
        kind="quiet"
        icon={CalendarClock}
        disabled={time === null ? t('view-settings.is-real') : false}
        onClick={() => change({ time: null })}
      >
        {t('view-settings.as-it-is')}
      </Button>
    </div>
  )
}

/** Bars over a stretch of time, with today and the viewed moment. The list of buttons has the same content. */
function Strip({ times, spans, at, today }: { times: readonly number[]; spans: readonly Span[]; at: number; today: number }) {
  const { language } = useLanguage()
  const { documents, naming, change } = useUnit({ documents: $documents, naming: $naming, change: viewSettingsChanged })
  const nameOf = (span: Span) => spanName(span, documents, naming)
  const least = Math.min(...times, at, today)
  const most = Math.max(...times, at, today)
  const margin = Math.max((most - least) * 0.06, 3 * day)
  const [from, until] = [least - margin, most + margin]
  const share = (ms: number) => `${(((ms - from) / (until - from)) * 100).toFixed(2)}%`
  const rows = spans.slice(0, mostRows)
  const dated = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <div className={styles.strip}>
      <div className={styles.months} aria-hidden="true">
        {monthsIn(from, until).map((month) => (
          <span key={month} style={{ insetInlineStart: share(month) }}>
            {new Intl.DateTimeFormat(`${language}-u-nu-latn`, { month: 'short', year: 'numeric' }).format(month)}
          </span>
        ))}
      </div>
      <div className={styles.bars} aria-hidden="true">
        {rows.map((span, index) => (
          <div key={index} className={styles.row}>
            <span
              className={styles.span}
              data-tone={span.whole ? 'violet' : index % 2 ? 'teal' : 'orange'}
              style={{
                insetInlineStart: share(Math.max(span.from ?? from, from)),
                insetInlineEnd: `calc(100% - ${share(Math.min(span.until ?? until, until))})`,
              }}
            >
              {nameOf(span)}
            </span>
          </div>
        ))}
      </div>
      <span className={styles.today} aria-hidden="true" style={{ insetInlineStart: share(today) }}>
        <span>{t('view-settings.today')}</span>
      </span>
      <span className={styles.at} aria-hidden="true" style={{ insetInlineStart: share(at) }} />
      <ul className={styles.moments} aria-label={t('view-settings.moments')}>
        {times.map((moment) => (
          <li key={moment} style={{ insetInlineStart: share(moment) }}>
            <button
              type="button"
              className={styles.moment}
              aria-pressed={moment === at}
              aria-label={momentLabel(dated.format(moment), moment, spans, nameOf)}
              onClick={() => change({ time: atZone(moment) })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "20 Jan 2027, 00:00: Lunar week begins". */
function momentLabel(when: string, moment: number, spans: readonly Span[], nameOf: (span: Span) => string): string {
  const what = spans.flatMap((span) =>
    span.from === moment
      ? [t('view-settings.begins', { name: nameOf(span) })]
      : span.until === moment
        ? [t('view-settings.ends', { name: nameOf(span) })]
        : [],
  )
  return what.length > 0 ? t('view-settings.moment-of', { when, what: separated(what) }) : when
}

function spanName({ document, subject, whole }: Span, documents: Documents, naming: Naming): string {
  const body = documents.get(document)
  if (whole || !body) return documentTitle(document, body)
  const block = body.kind === 'page' ? blocksOf(body).find(({ id }) => id === subject) : undefined
  return block ? naming.nameOf(block) : subject
}

function monthsIn(from: number, until: number): number[] {
  const months: number[] = []
  const begin = new Date(from)
  const step = Math.max(1, Math.ceil((until - from) / (30 * day) / 6))
  for (let month = begin.getMonth() + 1; months.length < 8; month += step) {
    const at = new Date(begin.getFullYear(), month, 1).getTime()
    if (at > until) break
    months.push(at)
  }
  return months
}

const everyMs = 1_000

/** The present in ms since 1970, drawn again each minute. */
function useNow(): number {
  return useSyncExternalStore(subscribe, minute)
}

function subscribe(listener: () => void): () => void {
  let shown = minute()
  const timer = setInterval(() => {
    if (minute() === shown) return
    shown = minute()
    listener()
  }, everyMs)
  return () => clearInterval(timer)
}

/** The minute that runs: the same number until the next. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}
