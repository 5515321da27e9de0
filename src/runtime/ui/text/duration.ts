import { use, useMemo } from 'react'

import { dateFormat, withHourWhole } from '../../i18n/date-format.ts'
import { DrawingContext } from '../drawing.ts'
import { minutesAndSeconds } from './use-countdown.ts'
import { gatewayClock, offsetIn, zoneName } from './zone-time.ts'

// The month is a word in every language: where Arabic's own style has numbers, a day and a moment would be two forms of one date
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Minutes as a clock writes them: 65 is `1:05`. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`
}

/** Times and durations in words of the page's language. */
export function useTimeWords(): TimeWords {
  const { language, zone } = use(DrawingContext)
  return useMemo(() => timeWords(language, zone), [language, zone])
}

export type TimeWords = ReturnType<typeof timeWords>

/**
 * Words of a language (`ar`) with digits 0 to 9 and the Gregorian calendar. Moments are in the gateway's zone, in minutes ahead of UTC:
 * where one stands alone its zone is named behind it, in a list once for all of them.
 */
export function timeWords(language: string, zone: number | undefined) {
  const locale = `${language}-u-nu-latn-ca-gregory`

  function inUnit(value: number, unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year', unitDisplay: 'long' | 'short'): string {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value)
  }
  function listed(parts: readonly string[], style: 'long' | 'short'): string {
    return new Intl.ListFormat(locale, { type: 'unit', style }).format(parts)
  }
  /** "1 hour, 5 minutes", or `short`: "1 hr, 5 min". */
  function minutesInWords(minutes: number, style: 'long' | 'short' = 'long'): string {
    const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
    const parts = [
      ...(hours > 0 ? [inUnit(hours, 'hour', style)] : []),
      ...(rest > 0 || hours === 0 ? [inUnit(rest, 'minute', style)] : []),
    ]
    return listed(parts, style)
  }
  /** How long to wait, in seconds: "4:59", from an hour on "5 hours, 12 minutes", from a day on "29 days, 23 hours". */
  function waitInWords(seconds: number): string {
    if (seconds < 3600) return minutesAndSeconds(seconds)
    const minutes = Math.ceil(seconds / 60)
    if (minutes < 24 * 60) return minutesInWords(minutes)
    const hours = Math.ceil(minutes / 60)
    const [days, rest] = [Math.floor(hours / 24), hours % 24]
    return listed([inUnit(days, 'day', 'long'), ...(rest > 0 ? [inUnit(rest, 'hour', 'long')] : [])], 'long')
  }
  function secondsInWords(seconds: number): string {
    return inUnit(seconds, 'second', 'long')
  }
  /** Days in words, in the unit that people use: 1 is "24 hours", 7 "7 days", 183 "6 months", 1826 "5 years". */
  function daysInWords(days: number): string {
    if (days === 1) return inUnit(24, 'hour', 'long')
    if (days >= 365) return inUnit(Math.round(days / 365.25), 'year', 'long')
    return days > 60 ? inUnit(Math.round(days / 30.4), 'month', 'long') : inUnit(days, 'day', 'long')
  }
  /** "GMT+8", of the gateway; while that is not known, of a time. */
  function zoneOf(moment: string | number = ''): string {
    return zoneName(zone ?? offsetIn(String(moment)) ?? 0)
  }
  /** "21 Nov 2026, 13:00 GMT+8"; "" for an invalid one. */
  function momentInWords(moment: string | number): string {
    const text = listedMoment(moment)
    return text && `${text} ${zoneOf(moment)}`
  }
  /** "21 Nov 2026, 13:00", for lists that name the zone; "" for an invalid one. A line that is too short ends before the hour. */
  function listedMoment(moment: string | number): string {
    return formatted({ ...date, hour: 'numeric', minute: '2-digit' }, moment) ?? ''
  }
  /** Of a moment of the last hours its time alone, "13:00 GMT+8"; of an earlier one the day, too. */
  function recentInWords(moment: number, now: number): string {
    const isRecent = Math.abs(now - moment) < 12 * 3_600_000
    return isRecent ? `${formatted({ timeStyle: 'short' }, moment)} ${zoneOf()}` : momentInWords(moment)
  }
  /** "21 Nov 2026", of a day or a moment; `undefined` for an invalid one and for none. */
  function dayInWords(moment: string | undefined): string | undefined {
    return formatted(date, moment ?? '')
  }
  function formatted(options: Parameters<typeof dateFormat>[1], moment: string | number): string | undefined {
    const there = gatewayClock(moment, zone)
    return Number.isNaN(new Date(there).getTime()) ? undefined : withHourWhole(dateFormat(locale, options), there)
  }
  return { minutesInWords, waitInWords, secondsInWords, daysInWords, zoneOf, momentInWords, listedMoment, recentInWords, dayInWords }
}
