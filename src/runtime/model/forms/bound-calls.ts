import { scopeBind } from 'effector'
import type { Effect } from 'effector'

import { bindAccount } from '../../gateway/endpoints/member/bind-account.ts'
import { changePassword } from '../../gateway/endpoints/session/change-password.ts'
import { checkAffiliate } from '../../gateway/endpoints/session/check-affiliate.ts'
import { logInFreePlay } from '../../gateway/endpoints/session/log-in-free-play.ts'
import { logInOneClick } from '../../gateway/endpoints/session/log-in-one-click.ts'
import { logInSocial } from '../../gateway/endpoints/session/log-in-social.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { registerByMobile } from '../../gateway/endpoints/session/register-by-mobile.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { resetPasswordByEmail } from '../../gateway/endpoints/session/reset-password-by-email.ts'
import { resetPasswordByPhone } from '../../gateway/endpoints/session/reset-password-by-phone.ts'
import { sendIpCode } from '../../gateway/endpoints/session/send-ip-code.ts'
import { sendLoginCode } from '../../gateway/endpoints/session/send-login-code.ts'
import { sendMemberCode } from '../../gateway/endpoints/session/send-member-code.ts'
import { sendRegisterCode } from '../../gateway/endpoints/session/send-register-code.ts'
import { setPaymentPassword } from '../../gateway/endpoints/member/set-payment-password.ts'
import { updateProfile } from '../../gateway/endpoints/member/update-profile.ts'
import { verifyIp } from '../../gateway/endpoints/session/verify-ip.ts'
import { createRegisterLink } from '../../gateway/endpoints/agents/create-register-link.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { registerDownline } from '../../gateway/endpoints/agents/register-downline.ts'
import { endpointFx } from '../requests/call.ts'

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
  updateProfile: endpointFx(updateProfile),
  setPaymentPassword: endpointFx(setPaymentPassword),
  bindAccount: endpointFx(bindAccount),
  registerDownline: endpointFx(registerDownline),
  listRegisterLinks: endpointFx(listRegisterLinks),
  listDownlines: endpointFx(listDownlines),
  createRegisterLink: endpointFx(createRegisterLink),
}
type Effects = typeof effects

/** The calls of login, registration and the forms of the account. Each fails with a `GatewayError`, and none is made twice. */
export type Calls = {
  [Name in keyof Effects]: Effects[Name] extends Effect<infer Params, infer Done> ? (params: Params) => Promise<Done> : never
}

/** The calls of the portal whose effect is running: read them before the first `await`, after which the portal is unknown. */
export function boundCalls(): Calls {
  return Object.fromEntries(
    Object.entries(effects).map(([name, fx]) => [name, scopeBind(fx as Effect<unknown, unknown>, { safe: true })]),
  ) as unknown as Calls // entries forget which name has which call
}
