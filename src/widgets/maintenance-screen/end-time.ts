import { languages } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * The expected end in the site's own zone, which is the offset the gateway's time carries: `06:00 GMT+7`, with its day when that is not
 * today there. `time` is ISO-8601 with offset, `now` in ms since 1970. Nothing for a time that cannot be read.
 */
export function endTime(time: string, language: LanguageCode, now: number): string | undefined {
  const at = Date.parse(time)
  const zone = /(?:Z|([+-])(\d{2}):?(\d{2}))$/i.exec(time)
  if (Number.isNaN(at) || !zone) return undefined
  const [, sign, hours = '0', minutes = '0'] = zone
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const there = at + offset * minuteMs // read as if it were UTC
  const today = Math.floor((now + offset * minuteMs) / dayMs) === Math.floor(there / dayMs)
  const clock = new Date(there).toISOString().slice(11, 16)
  const day = today
    ? ''
    : `${new Intl.DateTimeFormat(`${languages[language]}-u-nu-latn`, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(there)}, `
  return `${day}${clock} GMT${offsetName(offset)}`
}

function offsetName(minutes: number): string {
  if (minutes === 0) return ''
  const size = Math.abs(minutes)
  const rest = size % 60
  return `${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
