import { use } from 'react'

import { Amount } from '../../runtime/ui/amount.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { timeWords } from '../../runtime/ui/duration.ts'
import { percentText } from '../../runtime/ui/number-text.ts'
import { pointsText } from '../../runtime/ui/points-text.ts'
import { StatusMark } from '../../runtime/ui/status-mark.tsx'
import { plainText } from '../../runtime/i18n/plain-text.ts'
import type { RecordField } from '../../schemas/nouns/record.ts'
import type { Translate } from '../../schemas/translate.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

/** How a value is read: as which field, and with which words for a code. */
type Reading = { field: RecordField | undefined; words?: string | undefined; t: Translate }

/** Whether it is an exact decimal, as the gateway's reader makes them. */
export function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}

/**
 * A code in words: those that the document names (`bet-status` has `bet-status.SETTLED` in the page's strings or in `locales/`), else the
 * table's own. One that is not known is shown as it came.
 */
function wordOf(code: string, words: string | undefined, t: Translate): string {
  if (words !== undefined && code !== '') return t(`${words}.${code}`)
  return Object.hasOwn(strings, `code.${code}`) ? t(`code.${code}`) : code
}

/**
 * The time as the gateway's clocks had it, which is how the text begins: `2027-01-10T14:41:07+08:00` is "10 Jan 2027, 14:41". What is no
 * time is shown as it came.
 */
function wallTime(text: string, isDay: boolean, language: string): string {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  if (day === undefined) return text
  const words = timeWords(language, 'UTC')
  return (isDay ? words.dayInWords(`${day}T00:00:00Z`) : words.momentInWords(`${day}T${hour ?? '00:00'}Z`)) || text
}

/** The value as text alone: for files and names. */
export function textOfValue(value: string | undefined, { field, words, t }: Reading): string {
  if (value === undefined) return ''
  if (field === 'html') return plainText(value)
  return field === 'status' || words !== undefined ? wordOf(value, words, t) : value
}

type Props = { value: string | undefined; currency?: string; sign?: boolean | undefined } & Reading

/** One value of a row, by its field. A value that the gateway did not give is a dash. */
export function Value({ value, field, words, currency, sign = false, t }: Props) {
  const { language } = use(DrawingContext)
  if (value === undefined || value === '') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('none')}</span>
      </>
    )
  }
  if (isNumber(value)) {
    if (field === 'money') return <Amount value={value} currency={currency} sign={sign} />
    if (field === 'rate') return <bdi>{percentText(Number(value))}</bdi>
    if (field === 'count') return <bdi>{pointsText(value, sign)}</bdi>
  }
  if (field === 'time' || field === 'day')
    return (
      <time dateTime={value} className={styles.time}>
        {wallTime(value, field === 'day', language)}
      </time>
    )
  if (field === 'status')
    return (
      <span className={styles.status}>
        <StatusMark status={value}>{wordOf(value, words, t)}</StatusMark>
      </span>
    )
  return <bdi className={field === 'reference' ? styles.code : undefined}>{textOfValue(value, { field, words, t })}</bdi>
}
