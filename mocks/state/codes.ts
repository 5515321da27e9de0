import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { plainNumber } from './accounts.ts'
import { isCaptchaRight } from './puzzles.ts'
import type { MockState } from './mock-state.ts'

/** Every SMS and mail of the mock carries this code. */
export const smsCode = '123456'
/** A number for which sending a code fails because it cannot be paid. */
export const unpaidNumber = '899999999'

type Purpose = 'LOGIN' | 'PASSWORD' | 'REGISTER' | 'BIND_MOBILE' | `IP ${string}`

const minute = 60_000

/** What is wrong with a phone number. */
export function phoneProblem(number: string | undefined): Refusal | undefined {
  if (!number) return refuse('PHONE_MISSING', 'Enter the phone number')
  return /^\d{6,15}$/.test(number) ? undefined : refuse('PHONE_INVALID', 'The phone number has a wrong format')
}

/** A captcha that comes with the request for a code must be right; the variant `sms-captcha` wants one. */
export function captchaProblem(state: MockState, captchaId?: string, captcha?: string): Refusal | undefined {
  if (!captcha && !state.choice.variants.includes('sms-captcha')) return undefined
  return isCaptchaRight(state, captchaId, captcha) ? undefined : refuse('CAPTCHA_CHECK_FAILED', 'The captcha is wrong', { captcha: true })
}

/** Sends a code: one per address in 60 s, five in 5 minutes. `to` is a number, a name or an address of mail. */
export function sendCode(state: MockState, purpose: Purpose, to: string): Refusal | { expiredMinutes: number } {
  const { codes, choice } = state
  const now = state.now()
  const address = plainNumber(to)
  if (address === unpaidNumber) return refuse('QUOTA_EXCEEDED', 'No more codes can be sent, contact customer service')
  const recent = (codes.sent.get(address) ?? []).filter((time) => now - time < 5 * minute)
  const free = Math.max((recent.at(-1) ?? -minute) + minute, recent.length >= 5 ? (recent[0] ?? 0) + 5 * minute : 0)
  if (recent.length > 0 && free > now)
    return { ...refuse('TOO_MANY_REQUESTS', 'Too many requests, try again later'), status: 429, retryAfter: Math.ceil((free - now) / 1000) }
  const expiredMinutes = choice.variants.includes('sms-two-minutes') ? 2 : 1
  codes.sent.set(address, [...recent, now])
  codes.good.set(`${purpose} ${address}`, now + expiredMinutes * minute)
  return { expiredMinutes }
}

/** The fault of a code that was sent to one of the addresses; a valid code is used up. */
export function codeProblem(
  state: MockState,
  purpose: Purpose,
  to: readonly (string | undefined)[],
  code: string | undefined,
): Refusal | undefined {
  if (!code) return refuse('CODE_MISSING', 'Enter the verification code')
  const key = to.flatMap((address) => (address ? [`${purpose} ${plainNumber(address)}`] : [])).find((one) => state.codes.good.has(one))
  if (key === undefined || code !== smsCode) return refuse('CODE_INVALID', 'The verification code is wrong')
  if ((state.codes.good.get(key) ?? 0) < state.now()) return refuse('CODE_EXPIRED', 'The verification code has expired')
  state.codes.good.delete(key)
  return undefined
}
