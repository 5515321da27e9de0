import { ownValue } from '../../../schemas/own-value.ts'
import { verificationOf } from '../forms/form-plan.ts'
import { filled } from '../forms/outcome.ts'
import type { Action, Work } from '../forms/outcome.ts'

/** Logs in by name and password, or by number and SMS code, which travel in the same two fields. */
export const logIn: Action = async (work) => {
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
}

/** Answers the verification of a network's address; the login is then complete. */
export const verifyIp: Action = async ({ method, values, calls, encrypt, verifying }) => {
  if (!verifying) return { kind: 'refused', failure: { kind: 'refused', code: 'TICKET_EXPIRED', message: '', status: 200 } }
  const typed = values.answer ?? method.fields.map(({ view }) => ownValue(values, view.key)).find((value) => value) ?? ''
  const { given } = verifying
  const login = await calls.verifyIp({
    ticket: given.ticket,
    method: methodName(method.id, given.methods),
    answer: await encrypt.field(typed),
  })
  return { kind: 'came-in', entry: { ...login, ...verifying.login } }
}

/** The gateway's name of a method; a form of one method takes the only one there is. */
export function methodName(id: string, given: readonly string[]): string {
  const name = verificationOf(id)
  return given.includes(name) ? name : (given[0] ?? name)
}

/** A captcha travels only while the form shows one. */
export function captchaOf({ method, values, captchaId }: Pick<Work, 'method' | 'values' | 'captchaId'>): {
  captcha?: string | undefined
  captchaId?: string | undefined
} {
  return method.fields.some(({ view }) => view.input === 'captcha') ? { captcha: values.captcha, captchaId } : {}
}

function sliderOf({ method, values, slider }: Work): { sliderId: string; sliderX: number } | object {
  const field = method.fields.find(({ view }) => view.input === 'slider')
  const left = Number(field ? ownValue(values, field.view.key) : '')
  return field && slider && Number.isFinite(left) ? { sliderId: slider.id, sliderX: Math.round(left) } : {}
}
