/** Days are texts yyyy-MM-dd, so that they compare as texts. */

const dayMs = 24 * 3_600_000

/** Minutes that a zone is ahead of UTC: `+08:00` is 480. A zone that cannot be read is UTC. */
export function offsetMinutes(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The day that a moment (ms since 1970) is in a zone. */
export function dayAt(moment: number, zone: string): string {
  return new Date(moment + offsetMinutes(zone) * 60_000).toISOString().slice(0, 10)
}

/** The days of a range as moments of a zone, both included: to the last millisecond, so that each moment is on one day. */
export function momentsOfDays(from: string, to: string, zone: string): { startTime: string; endTime: string } {
  return { startTime: `${from}T00:00:00${zone}`, endTime: endOfUnit(`${to}T23:59:59${zone}`) }
}

/** The last millisecond of the second or minute that a moment (`2027-01-10T12:05:00+08:00`) is given in. */
export function endOfUnit(moment: string): string {
  return moment.replace(/(T\d\d:\d\d)(:\d\d)?(?=Z|[+-])/, (_, minute: string, second = ':59') => `${minute}${second}.999`)
}

/** The day so many days later, or with a number below zero earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Days of a range, both ends included. */
export function daysIn(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** A day that exists: `2027-02-30` and other texts are none. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const moment = Date.parse(value)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}
