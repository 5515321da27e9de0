import type { Failure, Missed } from '../../../schemas/failure.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { ownValue } from '../../../schemas/own-value.ts'

/** Codes that always have the words of the specification's error catalogue, whatever the gateway's own sentence is. */
const catalogue: Readonly<Record<string, string>> = {
  TOKEN_MISSING: 't:error.not-logged-in',
  TOKEN_EXPIRED: 't:error.not-logged-in',
  TRIAL_NOT_ALLOWED: 't:error.true-account',
  REGION_RESTRICTED: 't:error.restricted',
  FUNCTION_DISABLED: 't:form.function-disabled',
  ENCRYPTION_INVALID: 't:error.offline',
  ENCRYPTION_UNAVAILABLE: 't:form.encryption',
  UNKNOWN: 't:form.unknown',
}

/** Codes that have words of ours where the gateway gives no sentence. */
const fallbacks: Readonly<Record<string, string>> = {
  PAYMENT_PASSWORD_UNSET: 't:refusal.payment-password-unset',
  PAYMENT_PASSWORD_INVALID: 't:security.payment-password-wrong',
  BALANCE_INSUFFICIENT: 't:refusal.balance-insufficient',
  AMOUNT_OUT_OF_RANGE: 't:refusal.amount-out-of-range',
  GAME_NOT_FOUND: 't:refusal.game-not-found',
  VENDOR_MAINTENANCE: 't:refusal.vendor-maintenance',
  RECORD_NOT_FOUND: 't:refusal.record-not-found',
  STATE_CONFLICT: 't:claim.conflict',
  IMAGE_TOO_LARGE: 't:refusal.image-too-large',
  IMAGE_TYPE: 't:refusal.image-type',
  TOO_MANY_IMAGES: 't:refusal.too-many-images',
  CONTENT_LENGTH: 't:refusal.content-length',
  POINTS_INSUFFICIENT: 't:refusal.points-insufficient',
  OUT_OF_STOCK: 't:refusal.out-of-stock',
  TICKETS_INSUFFICIENT: 't:refusal.tickets-insufficient',
  NO_UPLINE: 't:refusal.no-upline',
  DOWNLINE_NOT_FOUND: 't:refusal.downline-not-found',
  RATE_OUT_OF_RANGE: 't:form.rate-refused',
  AGENT_ONLY: 't:refusal.agent-only',
}

type Words = { text: string; part?: string; start?: string; icon: string }

/**
 * What a player reads of a failure, by its kind, wherever it is shown. `part`: a part of the page is missing and the rest stands; `start`:
 * nothing stands.
 */
const kinds: Readonly<Record<Exclude<Missed['kind'], 'refused'>, Words>> = {
  offline: { text: 't:error.offline', part: 't:frame.failed.text', start: 't:frame.start-failed.text', icon: 'wifi-off' },
  server: { text: 't:error.server', icon: 'warning' },
  slow: { text: 't:error.slow', icon: 'wifi-off' },
  contract: { text: 't:error.contract', icon: 'warning' },
  script: { text: 't:error.script', icon: 'refresh' },
}

/** The message that the player reads about a failed request: the words of the catalogue, the gateway's own sentence, or ours. */
export function wordingOf(failure: Missed): LocalizedText {
  if (failure.kind !== 'refused') return { text: kinds[failure.kind].text }
  if (isTooMany(failure)) return waitOf(secondsToWait(failure))
  const words = ownValue(catalogue, failure.code) ?? (failure.message || ownValue(fallbacks, failure.code))
  return { text: words ?? (failure.status >= 500 ? kinds.server.text : 't:error.refused') }
}

/** The same in the place of what is missing, with its icon. */
export function noticeOf(failure: Missed, place: 'part' | 'start'): LocalizedText & { icon: string } {
  if (failure.kind === 'refused') return { ...wordingOf(failure), icon: kinds[failure.status >= 500 ? 'server' : 'contract'].icon }
  const { text, icon, [place]: own } = kinds[failure.kind]
  return { text: own ?? text, icon }
}

/** The same as one text, where no values go with it. */
export function plainWordingOf(failure: Failure): string {
  const { text, values } = wordingOf(failure)
  return values ? 't:refusal.too-many' : text
}

type Refused = Extract<Failure, { kind: 'refused' }>

/** 429: the gateway takes nothing for a while. */
export function isTooMany({ code, status }: Refused): boolean {
  return code === 'TOO_MANY_REQUESTS' || status === 429
}

/** For how long nothing is sent after a 429: as long as the gateway asks, else five minutes (specification, section 9). */
export function secondsToWait({ retryAfter }: Refused, lockoutMinutes = 5): number {
  return retryAfter ?? lockoutMinutes * 60
}

/** A short wait is shown in seconds; a long one in hours or days, because so many minutes are hard to read. */
export function waitOf(seconds: number): LocalizedText {
  const counted = (text: string, count: number): LocalizedText => ({ text: `t:form.${text}`, values: { count } })
  if (seconds < 60) return counted('too-many-seconds', Math.max(1, Math.ceil(seconds)))
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return counted('too-many', minutes)
  const hours = Math.ceil(minutes / 60)
  return hours <= 48 ? counted('too-many-hours', hours) : counted('too-many-days', Math.ceil(hours / 24))
}
