import { logIn } from '../../src/runtime/gateway/endpoints/log-in.ts'
import { mock, refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { accountByMobile, accountNamed } from '../world/accounts.ts'
import { admit } from '../world/admission.ts'
import { codeProblem, phoneProblem } from '../world/codes.ts'
import { decrypt, unreadable } from '../world/decrypt.ts'
import { isCaptchaRight, isSliderRight } from '../world/puzzles.ts'
import { isOn } from '../world/site.ts'
import type { World } from '../world/world.ts'

const captchaFrom = 3 // wrong passwords
const lockedFrom = 5
const lockedFor = 15 * 60_000

/** By name: slider, after three wrong passwords a captcha, after five nothing for a quarter of an hour. By SMS: the code that was sent. */
export const handler = mock(logIn, async ({ params, world }) => {
  const [name, secret] = await Promise.all([decrypt(params.username), decrypt(params.password)])
  if (name === undefined || secret === undefined) return unreadable()
  if (params.type === 'sms') {
    if (!isOn(world.choice, 'MOBILEVERCODELOGIN3'))
      return refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service')
    const account = accountByMobile(world, name, params.countryDialingCode)
    const problem =
      phoneProblem(name) ??
      (account ? codeProblem(world, 'LOGIN', [name], secret) : refuse('MOBILE_NOT_FOUND', 'There is no account with this number'))
    return problem ?? (account ? admit(world, account, params.loginPage) : null)
  }
  const key = name.toLowerCase()
  const { wrong, lockedUntil } = world.attempts.get(key) ?? { wrong: 0, lockedUntil: 0 }
  if (lockedUntil > world.now()) return locked(world, lockedUntil)
  if (!world.choice.variants.includes('no-slider') && !isSliderRight(world, params.sliderId, params.sliderX))
    return refuse('SLIDER_INVALID', 'Move the piece to its place first')
  if (wrong >= captchaFrom && wrong < lockedFrom) {
    if (!params.captcha) return refuse('CAPTCHA_REQUIRED', 'Enter the captcha', { captcha: true })
    if (!isCaptchaRight(world, params.captchaId, params.captcha))
      return refuse('CAPTCHA_INVALID', 'The captcha is wrong', { captcha: true })
  }
  const account = accountNamed(world, name)
  if (account?.password === secret) {
    world.attempts.delete(key)
    return admit(world, account, params.loginPage)
  }
  const now = (wrong % lockedFrom) + 1 // a lock that is over begins anew
  world.attempts.set(key, { wrong: now, lockedUntil: now === lockedFrom ? world.now() + lockedFor : 0 })
  if (now === lockedFrom) return locked(world, world.now() + lockedFor)
  return refuse('LOGIN_INVALID', 'The user name or the password is wrong', { captcha: now >= captchaFrom, attemptsLeft: lockedFrom - now })
})

function locked(world: World, until: number): Refusal {
  return refuse('ACCOUNT_LOCKED', 'Too many tries. Come back in a quarter of an hour', {
    lockedSeconds: Math.ceil((until - world.now()) / 1000),
  })
}
