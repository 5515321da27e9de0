import { dateFormat } from '../i18n/date-format.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Minutes of an offset as a time ends with it: `+07:00`, `-0330`, `Z`; `undefined` where there is none. */
export function offsetIn(time: string): number | undefined {
  const zone = /(?:Z|([+-])(\d{2}):?(\d{2}))$/i.exec(time)
  if (!zone) return undefined
  const [, sign, hours = '0', minutes = '0'] = zone
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * A moment in a zone that is `offset` minutes ahead of UTC, with its day when that is not today there: `06:00`, `23 July, 06:00`. `at` and
 * `now` in ms since 1970; "" for a moment that no calendar holds. `language` as `<html lang>` has it.
 */
export function timeInZone(at: number, offset: number, language: string, now: number): string {
  const there = new Date(at + offset * minuteMs) // read as if it were UTC
  if (Number.isNaN(there.getTime())) return ''
  const clock = `${String(there.getUTCHours()).padStart(2, '0')}:${String(there.getUTCMinutes()).padStart(2, '0')}`
  if (Math.floor((now + offset * minuteMs) / dayMs) === Math.floor(there.getTime() / dayMs)) return clock
  return `${dateFormat(`${language}-u-nu-latn-ca-gregory`, day).format(there)}, ${clock}`
}

/** `GMT+7`, `GMT−3:30`, `GMT`. */
export function zoneName(offset: number): string {
  if (offset === 0) return 'GMT'
  const size = Math.abs(offset)
  const rest = size % 60
  return `GMT${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
