import { parseDate } from '@internationalized/date'
import { use, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'

import { DrawingContext } from '../drawing.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './range-calendar.module.css'

type Range = { from: string; to: string }

/**
 * A calendar in which the first and the last day of a range are chosen, by pointer or keys. The first day alone is a range already, so
 * that one press chooses one day, and whoever shows the range does not show the one before. Days are yyyy-MM-dd; those before `earliest`
 * and after `latest` cannot be chosen.
 */
export function RangeCalendar({
  label,
  value,
  earliest,
  latest,
  onValue,
}: {
  label: string
  value: Range
  earliest: string
  latest: string
  onValue: (range: Range) => void
}) {
  const { language } = use(DrawingContext)
  return (
    // The library looks for this id before it adds a style element, which the content policy refuses; the rule is in our style sheet
    <div id="react-aria-pressable-style" className={styles.calendar}>
      <I18nProvider locale={`${language}-u-nu-latn-ca-gregory`}>
        <AriaRangeCalendar
          aria-label={label}
          value={{ start: parseDate(value.from), end: parseDate(value.to) }}
          minValue={parseDate(earliest)}
          maxValue={parseDate(latest)}
          onChange={({ start, end }) => onValue({ from: start.toString(), to: end.toString() })}
        >
          <FirstDay onDay={(day) => onValue({ from: day, to: day })} />
          <header className={styles.header}>
            <Button slot="previous" className={styles.step}>
              <Icon name="chevron-left" size={18} />
            </Button>
            <CalendarHeading className={styles.month} />
            <Button slot="next" className={styles.step}>
              <Icon name="chevron-right" size={18} />
            </Button>
          </header>
          <CalendarGrid className={styles.grid}>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
          </CalendarGrid>
        </AriaRangeCalendar>
      </I18nProvider>
    </div>
  )
}

/** Tells the first day of a range when it is pressed: the calendar itself waits for the last one. */
function FirstDay({ onDay }: { onDay: (day: string) => void }) {
  const first = use(RangeCalendarStateContext)?.anchorDate?.toString()
  const tell = useRef(onDay)
  tell.current = onDay
  useEffect(() => {
    if (first !== undefined) tell.current(first)
  }, [first])
  return null
}
