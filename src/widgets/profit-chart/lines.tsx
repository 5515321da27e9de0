import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { use, useId, useState } from 'react'
import type { PointerEvent } from 'react'

import { dateFormat } from '../../runtime/i18n/date-format.ts'
import { figuresTag } from '../../runtime/i18n/figures.ts'
import { isolated } from '../../runtime/i18n/isolate.ts'
import { useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { DrawingContext, useIsRightToLeft } from '../../runtime/ui/drawing.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { gatewayClock } from '../../runtime/ui/text/zone-time.ts'
import type { RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { ProfitChartProps } from './contract.ts'
import styles from './lines.module.css'

const size = 1000 // of the drawing, which is stretched to its place

/**
 * One or two lines over the days, from the earliest in the direction of reading. A day is chosen with the pointer, or with the
 * slider that lies over the drawing: its amounts stand beside it. Positions are rounded, the words are exact.
 */
export function Lines({ props, inputs: { records }, t }: ProfitChartProps) {
  const { language } = use(DrawingContext)
  const id = useId()
  const amountWords = useAmountWords()
  const { dayInWords } = useTimeWords()
  const isRightToLeft = useIsRightToLeft()
  const [chosen, setChosen] = useState<number>()
  const lines = props.lines.filter(({ field }) => records.rows.some((row) => isAmount(ownValue(row.values, field))))
  const days = records.rows
    .filter((row) => lines.some(({ field }) => isAmount(ownValue(row.values, field))))
    .map((row) => ({ ...row, day: ownValue(row.values, props.day) ?? row.key }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null

  const values = lines.flatMap(({ field }) => days.flatMap((day) => amountOf(day, field) ?? []))
  const highest = Math.max(0, ...values) || (Math.min(...values) < 0 ? 0 : 1)
  const y = scaleLinear({ domain: [Math.min(0, ...values), highest], range: [size, 0], nice: 4 })
  const along = (index: number) => (days.length === 1 ? size / 2 : (index / (days.length - 1)) * size)
  const x = (index: number) => (isRightToLeft ? size - along(index) : along(index))
  const inWords = (day: string) => dayInWords(day) ?? day
  const shortly = (day: string) => isolated(shortDay(day, language), 'ltr') // in a picture no element isolates
  const money = (row: RecordRow, field: string) => {
    const amount = ownValue(row.values, field)
    return amount === undefined ? '–' : amountWords(amount, { currency: records.currency })
  }
  const listed = (parts: readonly string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(parts)
  const extremes = ({ field, label }: (typeof lines)[number]) => {
    const given = days.filter((day) => amountOf(day, field) !== undefined).toSorted((a, b) => amountOf(a, field)! - amountOf(b, field)!)
    return t('line', { label, lowest: money(given[0]!, field), highest: money(given.at(-1)!, field) })
  }
  const at = Math.min(chosen ?? days.length - 1, days.length - 1)
  const shown = days[at] ?? last
  const isOpen = chosen !== undefined || days.length === 1
  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, width > 0 ? (event.clientX - left) / width : 1))
    setChosen(Math.round((isRightToLeft ? 1 - share : share) * (days.length - 1)))
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{props.title}</span>
        <span className={styles.legend}>
          {lines.map(({ field, label }, index) => (
            <span key={field} className={styles.name}>
              <span className={classes(styles.sample, styles[`sample-${index}`])} />
              <span>{label}</span>
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.chart}>
        <svg className={styles.scale} direction="ltr" textAnchor={isRightToLeft ? 'end' : 'start'} aria-hidden="true" focusable="false">
          {y.ticks(4).map((tick) => (
            <text key={tick} x={isRightToLeft ? '100%' : '0'} y={`${y(tick) / 10}%`}>
              {shortNumber(tick, language)}
            </text>
          ))}
        </svg>
        <div className={styles.place} onPointerMove={choose} onPointerDown={choose} onPointerLeave={() => setChosen(undefined)}>
          <svg className={styles.drawing} viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" aria-labelledby={id}>
            <title id={id}>
              {t('lines', { title: props.title, from: inWords(first.day), to: inWords(last.day), lines: lines.map(extremes).join('. ') })}
            </title>
            <defs>
              <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
                <stop className={styles.fade} offset="0" />
                <stop className={styles.faded} offset="1" />
              </linearGradient>
            </defs>
            {y.ticks(4).map((tick) => (
              <line key={tick} className={classes(styles.grid, tick === 0 && styles.zero)} x1={0} x2={size} y1={y(tick)} y2={y(tick)} />
            ))}
            {lines.map(({ field }, index) => {
              const points = days.flatMap((day, place) => {
                const amount = amountOf(day, field)
                return amount === undefined ? [] : [{ x: x(place), y: y(amount) }]
              })
              return (
                <g key={field} data-line={field}>
                  {index === 0 ? (
                    <AreaClosed
                      data={points}
                      x={(point) => point.x}
                      y={(point) => point.y}
                      y0={y(0)}
                      yScale={y}
                      fill={`url(#${id}-fade)`}
                    />
                  ) : null}
                  <LinePath
                    className={classes(styles.line, styles[`line-${index}`])}
                    data={points}
                    x={(point) => point.x}
                    y={(point) => point.y}
                  />
                </g>
              )
            })}
          </svg>
          {isOpen ? (
            <>
              <svg className={styles.chosen} aria-hidden="true" focusable="false">
                <line className={styles.at} x1={`${x(at) / 10}%`} x2={`${x(at) / 10}%`} y1="0" y2="100%" />
                {lines.map(({ field }, index) => {
                  const amount = amountOf(shown, field)
                  return amount === undefined ? null : (
                    <circle
                      key={field}
                      className={classes(styles.dot, styles[`dot-${index}`])}
                      cx={`${x(at) / 10}%`}
                      cy={`${y(amount) / 10}%`}
                      r="4.5"
                    />
                  )
                })}
              </svg>
              <div className={classes(styles.tip, along(at) < size / 2 && styles.after)} aria-hidden="true">
                <bdi className={styles.day}>{inWords(shown.day)}</bdi>
                {lines.map(({ field, label }) => (
                  <span key={field} className={styles.amount}>
                    <span dir="auto">{label}</span>
                    <bdi data-amount={ownValue(shown.values, field)}>{money(shown, field)}</bdi>
                  </span>
                ))}
              </div>
            </>
          ) : null}
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={Math.max(1, days.length - 1)}
            disabled={days.length === 1}
            value={days.length === 1 ? 1 : at}
            aria-label={t('day')}
            aria-valuetext={`${inWords(shown.day)}: ${listed(lines.map(({ field, label }) => `${label} ${money(shown, field)}`))}`}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
            onFocus={() => setChosen(at)}
            onBlur={() => setChosen(undefined)}
          />
        </div>
        <svg className={styles.days} direction="ltr" aria-hidden="true" focusable="false">
          {marksOf(days.length).map((index, place, all) => (
            <text
              key={days[index]!.key}
              x={`${x(index) / 10}%`}
              y="50%"
              textAnchor={
                all.length === 1
                  ? 'middle'
                  : place === (isRightToLeft ? all.length - 1 : 0)
                    ? 'start'
                    : place === (isRightToLeft ? 0 : all.length - 1)
                      ? 'end'
                      : 'middle'
              }
            >
              {shortly(days[index]!.day)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}

const isAmount = (text: string | undefined) => text !== undefined && text !== '' && Number.isFinite(Number(text))

function amountOf({ values }: RecordRow, field: string): number | undefined {
  const text = ownValue(values, field)
  return isAmount(text) ? Number(text) : undefined
}

/** Days that have their name below the chart: of a week each one, else the first, the last and some between, as far apart as can be. */
function marksOf(count: number): number[] {
  const steps = count - 1
  const parts = steps <= 6 ? Math.max(1, steps) : ([6, 5, 4, 3].find((few) => steps % few === 0) ?? 4)
  return [...new Set(Array.from({ length: parts + 1 }, (_, part) => Math.round((part / parts) * steps)))]
}

/** "25K", as the language shortens it: what a scale has room for. From a thousand million million on it is a power of ten. */
function shortNumber(value: number, language: string): string {
  if (Math.abs(value) >= 1e15) return value.toExponential(0)
  return new Intl.NumberFormat(figuresTag(language), { notation: 'compact', maximumFractionDigits: 1 }).format(value).replace('-', '−')
}

/** "17 Nov", as the language writes it. */
function shortDay(day: string, language: string): string {
  const at = gatewayClock(day, 0)
  const format = dateFormat(`${language}-u-nu-latn-ca-gregory`, { day: 'numeric', month: 'short' })
  return Number.isNaN(at) ? day : format.format(at)
}
