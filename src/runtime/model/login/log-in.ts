import { ownValue } from '../../../schemas/own-value.ts'
import { methodName } from '../forms/form-plan.ts'
import { captchaOf, filled } from '../forms/outcome.ts'
import type { Work } from '../forms/outcome.ts'
import { withLogin } from './login-work.ts'

/** Logs in by name and password, or by number and SMS code, which travel in the same two fields. */
export const logIn = withLogin(async (work) => {
  const { plan, method, values, calls, encrypt } = work
  const page = plan.action === 'log-in-agent' ? 'agent' : 'member'
  const [name = '', secret = ''] = method.mobile ? [values.mobileNum, values.verificationCode] : [values.username, values.password]
  const [username, password] = await Promise.all([encrypt.field(name), encrypt.field(secret)])
  const login = await calls.logIn({
    type: method.mobile ? 'sms' : 'username',
    username,
    password,
    loginPage: page,
    ...filled({ countryDialingCode: method.mobile ? values.countryDialingCode : undefined, ...captchaOf(work) }),
    ...sliderOf(work),
  })
  return {
    kind: 'came-in',
    entry: {
      ...login,
      how: method.mobile ? 'sms' : 'password',
      ...(!method.mobile && { password: secret, name }),
      remember: values.remember === 'true',
    },
  }
})

/** Answers the verification of a network's address; the login is then complete. */
export const verifyIp = withLogin(async ({ method, values, calls, encrypt, verifying }) => {
  if (!verifying) return { kind: 'refused', failure: { kind: 'refused', code: 'TICKET_EXPIRED', message: '', status: 200 } }
  const typed = values.answer ?? method.fields.map(({ view }) => ownValue(values, view.key)).find((value) => value) ?? ''
  const { given } = verifying
  const login = await calls.verifyIp({
    ticket: given.ticket,
    method: methodName(method.id, given.methods),
    answer: await encrypt.field(typed),
  })
  return { kind: 'came-in', entry: { ...login, ...verifying.login }, action: verifying.action }
})

function sliderOf({ method, values, slider }: Work): { sliderId: string; sliderX: number } | object {
  const field = method.fields.find(({ view }) => view.input === 'slider')
  const left = Number(field ? ownValue(values, field.view.key) : '')
  return field && slider && Number.isFinite(left) ? { sliderId: slider.id, sliderX: Math.round(left) } : {}
}
