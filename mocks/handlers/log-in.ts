import * as z from 'zod/mini'

import { defineEndpoint } from '../../src/runtime/gateway/endpoint.ts'
import { mock, refuse } from '../mock.ts'
import { decrypt } from '../world/decrypt.ts'
import { password, personas } from '../world/personas.ts'

const agentTypes: readonly number[] = [1, 2, 41, 42]

// The client's own description comes with the login form
const logIn = defineEndpoint({
  name: 'logIn',
  method: 'POST',
  path: '/wps/session/login',
  token: 'no',
  body: z.object({ type: z.enum(['sms', 'username']), username: z.string(), password: z.string(), captcha: z.optional(z.string()), captchaId: z.optional(z.string()), loginPage: z.optional(z.enum(['member', 'agent'])) }),
  value: z.object({ token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean(), oneClickToken: z.optional(z.string()) }),
})

/** Three wrong passwords for one name ask for a captcha. By SMS the code is 123456. */
export const handler = mock(logIn, async ({ params, world }) => {
  const [name, secret] = await Promise.all([decrypt(params.username), decrypt(params.password)])
  if (name === undefined || secret === undefined) return refuse('ENCRYPTION_INVALID', 'The network link is abnormal, try again')
  const wrong = world.wrongPasswords.get(name) ?? 0
  if (wrong >= 3) {
    const answer = world.captchas.get(params.captchaId ?? '')
    world.captchas.delete(params.captchaId ?? '')
    if (!params.captcha) return refuse('CAPTCHA_REQUIRED', 'Enter the captcha', { captcha: true })
    if (answer?.toUpperCase() !== params.captcha.toUpperCase()) return refuse('CAPTCHA_INVALID', 'The captcha is wrong', { captcha: true })
  }
  const persona = personas.find(({ account }) => account === name)
  if (!persona || secret !== (params.type === 'sms' ? '123456' : password)) {
    world.wrongPasswords.set(name, wrong + 1)
    return refuse('LOGIN_INVALID', 'The user name or the password is wrong', { captcha: wrong + 1 >= 3, attemptsLeft: Math.max(0, 5 - wrong) })
  }
  if (params.loginPage === 'agent' && !agentTypes.includes(persona.type)) return refuse('NOT_AGENT_ACCOUNT', 'Non-agent accounts cannot log in here')
  world.wrongPasswords.delete(name)
  return { token: persona.token, firstTimeLogin: false, passwordExpired: false, oneClickToken: `one-click-${persona.account}` }
})
