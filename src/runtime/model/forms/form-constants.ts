import { $brand } from '../context/documents.ts'
import { numberOf } from '../site/brand-constants.ts'

const fallback = {
  captchaThrottleMs: 1000,
  smsThrottleMs: 1000,
  smsCountdownSeconds: 60,
  lockoutMinutes: 5,
  rememberedLoginHours: 24,
  ageYears: 18,
}
export type FormConstants = typeof fallback

/**
 * The business constants of forms (section 9 of the specification), from the brand's document; a brand without them has the
 * specification's.
 */
export const $constants = $brand.map((brand): FormConstants => {
  const read = (name: keyof FormConstants) => numberOf(brand, name, fallback[name])
  return {
    captchaThrottleMs: read('captchaThrottleMs'),
    smsThrottleMs: read('smsThrottleMs'),
    smsCountdownSeconds: read('smsCountdownSeconds'),
    lockoutMinutes: read('lockoutMinutes'),
    rememberedLoginHours: read('rememberedLoginHours'),
    ageYears: read('ageYears'),
  }
})
