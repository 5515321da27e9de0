/** The offset of a moment, `+08:00`; of `Z` `+00:00`; without one that of this machine at that moment. */
export function zoneOf(moment: string | undefined): string {
  const written = moment && /(Z|[+-]\d{2}:?\d{2})$/.exec(moment)?.[1]
  if (written) return written === 'Z' ? '+00:00' : written.includes(':') ? written : `${written.slice(0, 3)}:${written.slice(3)}`
  const at = moment === undefined ? Number.NaN : Date.parse(moment)
  const minutes = -new Date(Number.isNaN(at) ? Date.now() : at).getTimezoneOffset()
  const whole = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** A moment as the clocks of `zone` show it, `2027-02-05T20:00`; seconds only where there are any. Empty for no moment. */
export function inZone(moment: string | undefined, zone: string): string {
  const at = moment === undefined ? Number.NaN : Date.parse(moment)
  if (Number.isNaN(at)) return ''
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? []
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  const text = new Date(at + shift * 60_000).toISOString()
  return text.slice(17, 19) === '00' ? text.slice(0, 16) : text.slice(0, 19)
}
