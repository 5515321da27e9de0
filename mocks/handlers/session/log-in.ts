import { logIn } from '../../../src/runtime/gateway/endpoints/session/log-in.ts'
import { mock, refuse } from '../../mock.ts'
import type { Refusal } from '../../mock.ts'
import { accountByMobile, accountNamed } from '../../state/accounts.ts'
import { admit } from '../../state/admission.ts'
import { codeProblem, phoneProblem } from '../../state/codes.ts'
import { decrypt, unreadable } from '../../state/decrypt.ts'
import { isCaptchaRight, isSliderRight } from '../../state/puzzles.ts'
import { isOn } from '../../state/site.ts'
import type { MockState } from '../../state/mock-state.ts'

const captchaFrom = 3 // wrong passwords
const lockedFrom = 5
const lockedFor = 15 * 60_000

/** By name: slider, after three wrong passwords a captcha, after five nothing for a quarter of an hour. By SMS: the code that was sent. */
export const handler = mock(logIn, async ({ params, state }) => {
  const [name, secret] = await Promise.all([decrypt(params.username), decrypt(params.password)])
  if (name === undefined || secret === undefined) return unreadable()
  if (params.type === 'sms') {
    if (!isOn(state.choice, 'MOBILEVERCODELOGIN3'))
      return refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service')
    const account = accountByMobile(state, name, params.countryDialingCode)
    const problem =
      phoneProblem(name) ??
      (account ? codeProblem(state, 'LOGIN', [name], secret) : refuse('MOBILE_NOT_FOUND', 'There is no account with this number'))
    return problem ?? (account ? admit(state, account, params.loginPage) : null)
  }
  const key = name.toLowerCase()
  const { wrong, lockedUntil } = state.attempts.get(key) ?? { wrong: 0, lockedUntil: 0 }
  if (lockedUntil > state.now()) return locked(state, lockedUntil)
  if (!state.choice.variants.includes('no-slider') && !isSliderRight(state, params.sliderId, params.sliderX))
    return refuse('SLIDER_INVALID', 'Move the piece to its place first')
  if (wrong >= captchaFrom && wrong < lockedFrom) {
    if (!params.captcha) return refuse('CAPTCHA_REQUIRED', 'Enter the captcha', { captcha: true })
    if (!isCaptchaRight(state, params.captchaId, params.captcha))
      return refuse('CAPTCHA_INVALID', 'The captcha is wrong', { captcha: true })
  }
  const account = accountNamed(state, name)
  if (account?.password === secret) {
    state.attempts.delete(key)
    return admit(state, account, params.loginPage)
  }
  const now = (wrong % lockedFrom) + 1 // after a lock ends, counting starts again
  state.attempts.set(key, { wrong: now, lockedUntil: now === lockedFrom ? state.now() + lockedFor : 0 })
  if (now === lockedFrom) return locked(state, state.now() + lockedFor)
  return refuse('LOGIN_INVALID', 'The user name or the password is wrong', { captcha: now >= captchaFrom, attemptsLeft: lockedFrom - now })
})

function locked(state: MockState, until: number): Refusal {
  return refuse('ACCOUNT_LOCKED', 'Too many tries. Come back in a quarter of an hour', {
    lockedSeconds: Math.ceil((until - state.now()) / 1000),
  })
}
