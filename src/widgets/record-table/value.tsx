import { use } from 'react'

import { Amount } from '../../runtime/ui/amount.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { timeWords } from '../../runtime/ui/duration.ts'
import { percentText } from '../../runtime/ui/number-text.ts'
import { pointsText } from '../../runtime/ui/points-text.ts'
import { StatusMark } from '../../runtime/ui/status-mark.tsx'
import type { Translate } from '../../schemas/translate.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

/** Whether it is an exact decimal, as the gateway's reader makes them. */
export function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}

/** A code in words; one that is not known is shown as it came. */
export function wordOf(code: string, t: Translate): string {
  return Object.hasOwn(strings, `code.${code}`) ? t(`code.${code}`) : code
}

/**
 * The time as the gateway's clocks had it, which is how the text begins: `2027-01-10T14:41:07+08:00` is "10 Jan 2027, 14:41". What is no
 * time is shown as it came.
 */
export function wallTime(text: string, kind: string, language: string): string {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  if (day === undefined) return text
  const words = timeWords(language, 'UTC')
  return (kind === 'day' ? words.dayInWords(`${day}T00:00:00Z`) : words.momentInWords(`${day}T${hour ?? '00:00'}Z`)) || text
}

/** The value as text alone: for files and names. */
export function textOfValue(value: string | undefined, kind: string, t: Translate): string {
  if (value === undefined) return ''
  return kind === 'word' || kind === 'status' ? wordOf(value, t) : value
}

/** One value of a row, by its kind. A value that the gateway did not give is a dash. */
export function Value({ value, kind, currency, t }: { value: string | undefined; kind: string; currency?: string; t: Translate }) {
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
    if (kind === 'amount' || kind === 'signed') return <Amount value={value} currency={currency} sign={kind === 'signed'} />
    if (kind === 'rate') return <bdi>{percentText(Number(value))}</bdi>
    if (kind === 'points' || kind === 'signed-points') return <bdi>{pointsText(value, kind === 'signed-points')}</bdi>
  }
  if (kind === 'time' || kind === 'day') return <time dateTime={value}>{wallTime(value, kind, language)}</time>
  if (kind === 'word') return wordOf(value, t)
  if (kind === 'status')
    return (
      <span className={styles.status}>
        <StatusMark status={value}>{wordOf(value, t)}</StatusMark>
      </span>
    )
  return <bdi className={kind === 'code' ? styles.code : undefined}>{value}</bdi>
}
