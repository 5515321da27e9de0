const made = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter of dates in a language. It writes the UTC time of a moment, never the machine's own: a time of the gateway is moved to the
 * gateway's zone before (`text/zone-time.ts`). Each is made once: that takes some 2 ms of a processor.
 */
export function dateFormat(locale: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  made.set(key, format)
  return format
}

/** A moment in words, in which no line breaks between "1:00" and "PM". */
export function withHourWhole(format: Intl.DateTimeFormat, at: number): string {
  const parts = format.formatToParts(at)
  const isBesideDayPeriod = (i: number) => parts[i - 1]?.type === 'dayPeriod' || parts[i + 1]?.type === 'dayPeriod'
  return parts.map(({ value }, i) => (value.trim() === '' && isBesideDayPeriod(i) ? '\u00a0' : value)).join('')
}
