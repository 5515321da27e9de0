import type { RegistrationUser } from '../../src/runtime/gateway/registration-user.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { accountByMobile, accountNamed, openSession, plainNumber } from './accounts.ts'
import { codeProblem } from './codes.ts'
import { decryptAll, unreadable } from './decrypt.ts'
import { affiliates } from './personas.ts'
import type { Persona } from './personas.ts'
import { isCaptchaRight } from './puzzles.ts'
import { keepsRule, registerSettings } from './registration.ts'
import { isOn } from './site.ts'
import type { MockState } from './mock-state.ts'

/** Checked by rules of their own. */
const special: readonly string[] = ['captcha', 'verificationCode']

/** Checks every rule of the mock's registration, then opens the account and its first session. */
export async function openAccount(
  state: MockState,
  method: 'username' | 'mobile',
  user: RegistrationUser,
): Promise<Refusal | (Partial<ReturnType<typeof openSession>> & { firstTimeLogin: boolean; passwordExpired: boolean })> {
  const { choice } = state
  const secret = await decryptAll(user, ['username', 'password', 'confirmPassword', 'paymentPassword', 'mobileNum'])
  if (!secret) return unreadable()
  if (choice.variants.includes('domain-invalid')) return refuse('DOMAIN_INVALID', 'The address is invalid, contact customer service')

  const given: Partial<Record<string, string | boolean>> = {
    ...user,
    ...secret,
    ...(method === 'mobile' && { mobileNum: secret.username }),
  }
  const problem = captchaProblem(state, user) ?? fieldProblem(state, method, given)
  if (problem) return problem
  const settings = registerSettings(choice)
  if (settings.confirmPassword?.enabled && secret.password !== secret.confirmPassword)
    return refuse('PASSWORD_MISMATCH', 'The two passwords differ')
  const mobileNum = method === 'mobile' ? secret.username : secret.mobileNum
  const account = method === 'mobile' ? plainNumber(mobileNum ?? '') : (secret.username ?? '').trim()
  if (mobileNum && accountByMobile(state, mobileNum, user.countryDialingCode))
    return refuse('MOBILE_TAKEN', 'There is an account with this number already')
  if (accountNamed(state, account)) return refuse('USERNAME_TAKEN', 'This name is taken')
  const affiliate = user.affiliateCode ?? user.referralCode
  if (affiliate && !Object.hasOwn(affiliates, affiliate)) return refuse('AFFILIATE_INVALID', 'The invitation code is wrong')
  const needsCode = isOn(choice, 'REGMOBVERF3') && (method === 'mobile' || settings.verificationCode?.required === true)
  const wrongCode = needsCode ? codeProblem(state, 'REGISTER', [mobileNum, secret.username], user.verificationCode) : undefined
  if (wrongCode) return wrongCode

  state.tickets += 1
  const persona: Persona = {
    id: String(2000 + state.tickets),
    account,
    nickname: account,
    type: 0,
    balance: 0,
    vipRankLevel: 0,
    unread: 0,
    password: secret.password ?? '',
    registeredAt: state.now(),
    ...(mobileNum && { mobileNum: plainNumber(mobileNum), countryDialingCode: user.countryDialingCode ?? '66' }),
    ...(user.email && { email: user.email }),
    ...(user.payeeName && { payeeName: user.payeeName }),
  }
  state.accounts.byName.set(account.toLowerCase(), persona)
  if (user.firebaseIdToken) state.accounts.identities.set(user.firebaseIdToken, account)
  const { token, ...session } = openSession(state, persona)
  return choice.variants.includes('register-no-token') ? session : { token, ...session }
}

function captchaProblem(state: MockState, { captcha, captchaId }: RegistrationUser): Refusal | undefined {
  if (!registerSettings(state.choice).captcha?.required) return undefined
  if (!captcha) return refuse('CAPTCHA_REQUIRED', 'Enter the captcha', { captcha: true })
  return isCaptchaRight(state, captchaId, captcha) ? undefined : refuse('CAPTCHA_INVALID', 'The captcha is wrong', { captcha: true })
}

/**
 * The first field that is missing or breaks its rule. By mobile number there is no name, and a password only where the site asks for one.
 */
function fieldProblem(
  state: MockState,
  method: 'username' | 'mobile',
  given: Partial<Record<string, string | boolean>>,
): Refusal | undefined {
  const withPassword = method === 'username' || isOn(state.choice, 'MOBILENUMPASSREG3')
  for (const [field, setting] of Object.entries(registerSettings(state.choice))) {
    if (!setting.enabled || special.includes(field)) continue
    if (method === 'mobile' && field === 'username') continue
    if (!withPassword && (field === 'password' || field === 'confirmPassword')) continue
    const value = given[field]
    const required = setting.required || (method === 'mobile' && field === 'mobileNum')
    if (typeof value === 'string' && value !== '' ? keepsRule(state.choice, field, value) : !required) continue
    return fieldInvalid(state, field)
  }
  const number = given.mobileNum // by mobile number even where the settings do not list it
  return method === 'mobile' && (typeof number !== 'string' || !/^\d{6,15}$/.test(number)) ? fieldInvalid(state, 'mobileNum') : undefined
}

export function fieldInvalid(state: MockState, field: string): Refusal {
  const { patternId, minLength, maxLength } = registerSettings(state.choice)[field] ?? {}
  return refuse('FIELD_INVALID', `The field ${field} breaks its rule`, { field, patternId, minLength, maxLength })
}
