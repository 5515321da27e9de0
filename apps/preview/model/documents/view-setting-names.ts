import { directionOf } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { NetworkFault } from '../../../../src/schemas/view-settings.ts'
import { t } from '../../../kit/i18n/words.ts'

export function screenName(width: number): string {
  return t(width < 640 ? 'view-settings.screen.phone' : width < 1120 ? 'view-settings.screen.tablet' : 'view-settings.screen.desktop', {
    width: String(width),
  })
}

export function directionName(code: LanguageCode): string {
  return t(`view-settings.direction.${directionOf(code)}`)
}

/** What is wrong with a call, in words: "slow, 3 s", "error 500". */
export function faultName(mode: NetworkFault['mode'] | undefined): string {
  if (mode === undefined) return t('view-settings.fault.none')
  const [kind = '', ms] = mode.split(':')
  return kind === 'slow' ? t('view-settings.fault.slow', { seconds: String(Number(ms) / 1_000) }) : t(`view-settings.fault.${kind}`)
}

/** A moment for people, in the zone it is written in: "5 Feb 2027, 20:00". */
export function momentName(iso: string, language: string): string {
  const zone = /(Z|[+-]\d\d:\d\d)$/.exec(iso)?.[1] ?? 'Z'
  return new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone === 'Z' ? 'UTC' : zone,
  }).format(new Date(iso))
}
