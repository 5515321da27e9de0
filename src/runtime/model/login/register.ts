import type { Failure } from '../../../schemas/failure.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { RegistrationUser } from '../../gateway/registration-user.ts'
import { isRefused } from '../requests/failure.ts'
import { captchaOf, filled } from '../forms/outcome.ts'
import { withLogin } from './login-work.ts'
import type { LoginWork } from './login-work.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { writtenDate } from '../forms/typed-values.ts'

const encrypted = ['password', 'confirmPassword', 'paymentPassword', 'mobileNum'] as const
const plain = [
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
  'recommenderId',
  'verificationCode',
] as const

/** Opens an account, by name or by number, and is logged in with it. Where the answer has no token, the typed credentials log in. */
export const register = withLogin(async (work) => {
  const { method, values, calls, encrypt } = work
  const invitation = await invitationOf(work)
  if ('failure' in invitation) return { kind: 'refused', failure: invitation.failure }
  const user = await registrationOf(work, invitation.code)
  const answer = await (method.mobile ? calls.registerByMobile(user) : calls.register(user))
  const { token, ...rest } = answer
  if (token) return { kind: 'came-in', entry: { ...rest, token, how: 'registration' } }
  const name = (method.mobile ? values.mobileNum : values.username) ?? ''
  const created = {
    kind: 'reset' as const,
    message: { text: 't:form.registered' },
    draft: filled(method.mobile ? { mobileNum: values.mobileNum } : { username: name }) as Record<string, string>,
  } // what is left has a text
  if (!values.password) return created
  try {
    const [username, password] = await Promise.all([encrypt.field(name), encrypt.field(values.password)])
    return {
      kind: 'came-in',
      entry: { ...(await calls.logIn({ type: 'username', username, password, loginPage: 'member' })), how: 'registration' },
    }
  } catch {
    return created // the account exists: an obstacle (a slider, a captcha) is for the login form
  }
})

/** What is sent: enriched, encrypted where the gateway wants it, without anything empty. */
async function registrationOf(
  { method, values, encrypt, session, address, captchaId, identity }: LoginWork,
  affiliateCode: string | undefined,
): Promise<RegistrationUser> {
  const secrets = await Promise.all(
    encrypted.flatMap((key) => {
      const value = ownValue(values, key)
      return value ? [encrypt.field(value).then((text) => [key, text] as const)] : []
    }),
  )
  const birthday = method.fields.find(({ view }) => view.key === 'birthday')
  return {
    username: await encrypt.field((method.mobile ? values.mobileNum : values.username) ?? ''),
    ...Object.fromEntries(secrets),
    ...filled(Object.fromEntries(plain.map((key) => [key, ownValue(values, key)]))),
    ...filled({
      birthday: birthday && writtenDate(values.birthday ?? '', birthday.rule.patternId),
      countryDialingCode: values.mobileNum ? values.countryDialingCode?.replaceAll(/\D/g, '') : undefined,
      affiliateCode,
      referralCode: session.read('referralCode'),
      ...captchaOf({ method, values, captchaId }),
      firebaseChannel: identity?.channel,
      firebaseIdToken: identity?.idToken,
    }),
    domain: address.hostname,
    registerUrl: address.href,
    registerMethod: 'WEB',
    login: true,
  }
}

/**
 * The invitation code: as typed, else the one of the visit. One that came with the address and is wrong is left out: nobody
 * could take it back.
 */
async function invitationOf({ values, session, calls }: LoginWork): Promise<{ code: string | undefined } | { failure: Failure }> {
  const typed = values.affiliateCode ?? ''
  const code = typed || session.read('affiliateCode')
  if (!code) return { code: undefined }
  try {
    await calls.checkAffiliate({ affiliateCode: code })
    return { code }
  } catch (error) {
    const failure = reasonOf(error)
    if (isRefused(failure, 'AFFILIATE_INVALID')) return typed ? { failure } : { code: undefined }
    return failure.kind === 'refused' ? { code } : { failure } // a gateway without this check checks at registration
  }
}
