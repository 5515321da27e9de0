import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useId, useState } from 'react'

import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { useIsRightToLeft } from '../../runtime/ui/drawing.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { ProfitChartProps } from './contract.ts'
import { Lines } from './lines.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const width = 600
const height = 160

export function View(given: ProfitChartProps) {
  return given.props.lines.length > 0 ? <Lines {...given} /> : <Bars {...given} />
}

/** Bars by day, from the earliest; heights are rounded, the words beside them are exact. */
function Bars({ props, inputs: { records }, t }: ProfitChartProps) {
  const { dayInWords } = useTimeWords()
  const id = useId()
  const amountWords = useAmountWords()
  const isRightToLeft = useIsRightToLeft()
  const [chosen, setChosen] = useState<number>()
  const days = records.rows
    .flatMap(({ key, values }) => {
      const amount = ownValue(values, props.field)
      return amount !== undefined && Number.isFinite(Number(amount)) ? [{ key, day: ownValue(values, props.day) ?? key, amount }] : []
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const last = days.at(-1)
  const first = days[0]
  if (!first || !last) return null
  const value = ({ amount }: { amount: string }) => Number(amount)
  const highest = days.reduce((most, day) => (value(day) > value(most) ? day : most), first)
  const lowest = days.reduce((least, day) => (value(day) < value(least) ? day : least), first)
  const x = scaleBand({ domain: days.map(({ key }) => key), range: isRightToLeft ? [width, 0] : [0, width], padding: 0.25 })
  const y = scaleLinear({ domain: [Math.min(0, value(lowest)), Math.max(0, value(highest)) || 1], range: [height, 0] })
  const inWords = (day: string) => dayInWords(day) ?? day
  const money = (amount: string) => amountWords(amount, { currency: records.currency, sign: true })
  const at = Math.min(chosen ?? days.length - 1, days.length - 1)
  const shown = days[at] ?? last
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{props.title}</span>
        <span className={styles.shown}>
          <span>{`${inWords(shown.day)} `}</span>
          <Amount value={shown.amount} currency={records.currency} sign />
        </span>
      </figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-labelledby={id}>
        <title id={id}>
          {t('summary', {
            title: props.title,
            from: inWords(first.day),
            to: inWords(last.day),
            highest: money(highest.amount),
            lowest: money(lowest.amount),
          })}
        </title>
        {days.map((day, index) => {
          const top = Math.min(y(value(day)), y(0))
          return (
            <g key={day.key} data-key={day.key}>
              <Bar
                className={index === at ? styles.current : styles.ground}
                x={x(day.key)}
                y={0}
                width={x.bandwidth()}
                height={height}
                onPointerEnter={() => setChosen(index)}
              />
              <Bar
                className={value(day) < 0 ? styles.loss : styles.gain}
                x={x(day.key)}
                y={top}
                width={x.bandwidth()}
                height={Math.max(1, Math.abs(y(value(day)) - y(0)))}
              />
            </g>
          )
        })}
        <line className={styles.zero} x1={0} x2={width} y1={y(0)} y2={y(0)} />
      </svg>
      {days.length > 1 ? (
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={days.length - 1}
          value={at}
          aria-label={t('day')}
          aria-valuetext={`${inWords(shown.day)}: ${money(shown.amount)}`}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      ) : null}
      <div className={styles.ends}>
        <bdi>{inWords(first.day)}</bdi>
        {days.length > 1 ? <bdi>{inWords(last.day)}</bdi> : null}
      </div>
    </figure>
  )
}
