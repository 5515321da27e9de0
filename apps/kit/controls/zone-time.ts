import { dateTag } from '../i18n/words.ts'

/** "28 Nov 2026, 20:00 GMT+7". */
export function timeIn(at: number | string, timeZone?: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(dateTag(), { ...parts, ...(timeZone !== undefined && { timeZone }) }).format(new Date(at))
}

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Whether somebody typed the name of a zone that is not in the engine's list, such as another spelling of a city. */
export function isZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
