/** A text of the gateway in the languages the mock speaks; others get English. */
export type Text = { EN: string; AR: string }

export function textIn(text: Text, language: string): string {
  return language === 'AR' ? text.AR : text.EN
}

/** ISO-8601 in the gateway's zone, +08:00. `ms` since 1970. */
export function gatewayTime(ms: number): string {
  return `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}

/** The end of a range: the whole second where it has no milliseconds, because the gateway gives times without them. */
export function lastMomentOf(time: string): number {
  return Date.parse(time) + (/:\d\d\.\d/.test(time) ? 0 : 999)
}

export const hour = 3_600_000
export const day = 24 * hour
