import { languages } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import { offsetIn, timeInZone, zoneName } from '../../runtime/ui/text/zone-time.ts'

/**
 * The expected end in the site's own zone, which is the offset the gateway's time carries: `6:00 AM GMT+7`, with its day when that is not
 * today there. `time` is ISO-8601 with offset, `now` in ms since 1970. Nothing for a time that cannot be read.
 */
export function endTime(time: string, language: LanguageCode, now: number): string | undefined {
  const at = Date.parse(time)
  const offset = offsetIn(time)
  return Number.isNaN(at) || offset === undefined ? undefined : `${timeInZone(at, offset, languages[language], now)} ${zoneName(offset)}`
}
