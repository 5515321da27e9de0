import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { CalendarDateTime } from '@internationalized/date'

/** What a time on the clocks of a zone means: one instant, two where clocks are set back, none where they are set forward. */
export type ClockTime = { kind: 'once'; at: number } | { kind: 'twice'; earlier: number; later: number } | { kind: 'never'; next: string }

const mostMinutes = 48 * 60 // that a clock is ever set forward, with a day that was left out

/** `local` as a field has it, `2026-11-28T20:00`; undefined for what is no time. */
export function clockTimeOf(local: string, zone: string): ClockTime | undefined {
  const time = parsed(local)
  if (!time) return undefined
  const [earlier, later] = (['earlier', 'later'] as const).map((which) => toZoned(time, zone, which).toDate().getTime()) as [number, number]
  if (isShown(time, earlier, zone)) return earlier === later ? { kind: 'once', at: earlier } : { kind: 'twice', earlier, later }
  for (let minutes = 1; minutes <= mostMinutes; minutes += 1) {
    const next = time.add({ minutes })
    if (isShown(next, toZoned(next, zone).toDate().getTime(), zone)) return { kind: 'never', next: textOf(next) }
  }
  return undefined
}

/** What the clocks of a zone show at an instant, as a field has it. */
export function clockIn(at: number, zone: string): string {
  return textOf(toCalendarDateTime(parseAbsolute(new Date(at).toISOString(), zone)))
}

/** An instant as documents write it, with the offset that the clocks of a zone have then: `2026-11-28T20:00:00+07:00`. */
export function momentIn(at: number, zone: string): string {
  const text = parseAbsolute(new Date(at).toISOString(), zone).toString()
  return text.slice(0, text.indexOf('['))
}

function parsed(local: string): CalendarDateTime | undefined {
  try {
    return parseDateTime(local)
  } catch {
    return undefined // half typed
  }
}

function isShown(time: CalendarDateTime, at: number, zone: string): boolean {
  return clockIn(at, zone) === textOf(time)
}

function textOf(time: CalendarDateTime): string {
  return time.toString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}
