import { scopeBind } from 'effector'
import type { Effect } from 'effector'

import type { Encryption } from '../../../schemas/gateway/system.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { changePassword } from '../../gateway/endpoints/change-password.ts'
import { checkAffiliate } from '../../gateway/endpoints/check-affiliate.ts'
import { logInFreePlay } from '../../gateway/endpoints/log-in-free-play.ts'
import { logInOneClick } from '../../gateway/endpoints/log-in-one-click.ts'
import { logInSocial } from '../../gateway/endpoints/log-in-social.ts'
import { logIn } from '../../gateway/endpoints/log-in.ts'
import { registerByMobile } from '../../gateway/endpoints/register-by-mobile.ts'
import { register } from '../../gateway/endpoints/register.ts'
import { resetPasswordByEmail } from '../../gateway/endpoints/reset-password-by-email.ts'
import { resetPasswordByPhone } from '../../gateway/endpoints/reset-password-by-phone.ts'
import { sendIpCode } from '../../gateway/endpoints/send-ip-code.ts'
import { sendLoginCode } from '../../gateway/endpoints/send-login-code.ts'
import { sendMemberCode } from '../../gateway/endpoints/send-member-code.ts'
import { sendRegisterCode } from '../../gateway/endpoints/send-register-code.ts'
import { verifyIp } from '../../gateway/endpoints/verify-ip.ts'
import { browserRandomBytes } from '../../platform/browser-info.ts'
import { endpointFx, failureOf } from '../requests/call.ts'

const effects = {
  logIn: endpointFx(logIn),
  logInFreePlay: endpointFx(logInFreePlay),
  logInOneClick: endpointFx(logInOneClick),
  logInSocial: endpointFx(logInSocial),
  verifyIp: endpointFx(verifyIp),
  register: endpointFx(register),
  registerByMobile: endpointFx(registerByMobile),
  checkAffiliate: endpointFx(checkAffiliate),
  changePassword: endpointFx(changePassword),
  resetPasswordByEmail: endpointFx(resetPasswordByEmail),
  resetPasswordByPhone: endpointFx(resetPasswordByPhone),
  sendLoginCode: endpointFx(sendLoginCode),
  sendRegisterCode: endpointFx(sendRegisterCode),
  sendMemberCode: endpointFx(sendMemberCode),
  sendIpCode: endpointFx(sendIpCode),
}
type Effects = typeof effects

/** The calls of login and registration. Each fails with a `GatewayError`, and none is made twice. */
export type Calls = {
  [Name in keyof Effects]: Effects[Name] extends Effect<infer Params, infer Done> ? (params: Params) => Promise<Done> : never
}

/** The calls of the portal whose effect is running: read them before the first `await`, after which the portal is unknown. */
export function boundCalls(): Calls {
  return Object.fromEntries(
    Object.entries(effects).map(([name, fx]) => [name, scopeBind(fx as Effect<unknown, unknown>, { safe: true })]),
  ) as unknown as Calls // entries forget which name has which call
}

/** Nothing is sent that cannot be encrypted (gateway.md, section 3). */
export class CannotEncrypt extends Error {}

export type Encrypt = { field: (text: string) => Promise<string>; random: () => Promise<string> }

/**
 * Encrypts fields for the gateway. Rejects with `CannotEncrypt` when the site gives no usable key; the cipher is downloaded with the first
 * field.
 */
export function encryptWith(encryption: Encryption | undefined): Encrypt {
  const cipher = async () => {
    if (!encryption) throw new CannotEncrypt('no key')
    return { ...(await import('../../gateway/encryption.ts')), encryption }
  }
  const encrypted = (text: string, { encryptField, encryption: key }: Awaited<ReturnType<typeof cipher>>) => {
    try {
      return encryptField(text, key, browserRandomBytes)
    } catch (error) {
      throw new CannotEncrypt('unusable key', { cause: error })
    }
  }
  return {
    field: async (text) => encrypted(text, await cipher()),
    random: async () => {
      const parts = await cipher()
      return encrypted(parts.randomText(browserRandomBytes), parts)
    },
  }
}

/** Why an attempt to come in failed, as a failure of the gateway. */
export function reasonOf(error: unknown): Failure {
  return error instanceof CannotEncrypt ? { kind: 'refused', code: 'ENCRYPTION_UNAVAILABLE', message: '', status: 0 } : failureOf(error)
}
