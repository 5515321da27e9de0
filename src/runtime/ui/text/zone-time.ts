import { dateFormat, withHourWhole } from '../../i18n/date-format.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const clock = { timeStyle: 'short' } as const
const clockOfDay = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Minutes of an offset as a time ends with it: `+07:00`, `-0330`, `Z`; `undefined` where there is none. */
export function offsetIn(time: string): number | undefined {
  const zone = /(?:Z|([+-])(\d{2}):?(\d{2}))$/i.exec(time)
  if (!zone) return undefined
  const [, sign, hours = '0', minutes = '0'] = zone
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * What the gateway's clocks show at a moment, to be read as if it were UTC: ms since 1970, `NaN` for a text that is no time. `zone` is the
 * gateway's, in minutes ahead of UTC; while it is not known, the zone that the text ends with. A day alone, `2027-01-10`, is in it already.
 */
export function gatewayClock(moment: string | number, zone: number | undefined): number {
  if (typeof moment === 'number') return moment + (zone ?? 0) * minuteMs
  if (!/^\d{4}-\d\d-\d\d/.test(moment)) return Number.NaN // `Date.parse` reads other texts too, "Draw 12" as December
  const offset = offsetIn(moment)
  if (offset !== undefined) return Date.parse(moment) + (zone ?? offset) * minuteMs
  return Date.parse(/^[\d-]+$/.test(moment) ? moment : `${moment}Z`) // never in the machine's own zone
}

/** Hours and minutes of such a time, `06:00`. Without a formatter: the first one of a page takes a phone 70 ms. */
export function hourText(there: number): string {
  const date = new Date(there)
  return `${String(date.getUTCHours()).padStart(2, '0')}:${String(date.getUTCMinutes()).padStart(2, '0')}`
}

/**
 * A moment in a zone that is `offset` minutes ahead of UTC, with its day when that is not today there: `6:00 AM`, `Jul 23, 6:00 AM`, as a
 * record writes its times. `at` and `now` in ms since 1970; "" for a moment that no calendar holds. `language` as `<html lang>` has it.
 */
export function timeInZone(at: number, offset: number, language: string, now: number): string {
  const there = gatewayClock(at, offset)
  if (Number.isNaN(new Date(there).getTime())) return ''
  const isToday = Math.floor(gatewayClock(now, offset) / dayMs) === Math.floor(there / dayMs)
  return withHourWhole(dateFormat(`${language}-u-nu-latn-ca-gregory`, isToday ? clock : clockOfDay), there)
}

/** `GMT+7`, `GMT−3:30`, `GMT`. */
export function zoneName(offset: number): string {
  if (offset === 0) return 'GMT'
  const size = Math.abs(offset)
  const rest = size % 60
  return `GMT${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
