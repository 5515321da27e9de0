import { attach, combine } from 'effector'

import { changePassword } from '../../gateway/endpoints/session/change-password.ts'
import { checkAffiliate } from '../../gateway/endpoints/session/check-affiliate.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { registerByMobile } from '../../gateway/endpoints/session/register-by-mobile.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { resetPasswordByEmail } from '../../gateway/endpoints/session/reset-password-by-email.ts'
import { resetPasswordByPhone } from '../../gateway/endpoints/session/reset-password-by-phone.ts'
import { verifyIp } from '../../gateway/endpoints/session/verify-ip.ts'
import { boundCalls } from '../forms/bound-calls.ts'
import type { Calls } from '../forms/bound-calls.ts'
import type { Action, Outcome, Work, Verifying } from '../forms/outcome.ts'
import { endpointFx } from '../requests/call.ts'
import { $identity, $oldPassword, $verifying } from './login-memory.ts'
import type { Identity } from './login-memory.ts'

const loginCalls = {
  changePassword: endpointFx(changePassword),
  checkAffiliate: endpointFx(checkAffiliate),
  logIn: endpointFx(logIn),
  register: endpointFx(register),
  registerByMobile: endpointFx(registerByMobile),
  resetPasswordByEmail: endpointFx(resetPasswordByEmail),
  resetPasswordByPhone: endpointFx(resetPasswordByPhone),
  verifyIp: endpointFx(verifyIp),
}

/** What the actions of a login work with besides: their calls, and what one form has left to the next. */
export type LoginWork = Work & {
  calls: Calls<typeof loginCalls>
  verifying: Verifying | null
  identity: Identity | null
  oldPassword: string | null
}

const $memory = combine({ verifying: $verifying, identity: $identity, oldPassword: $oldPassword })

/** An action of a login, as forms call it. */
export function withLogin(act: (work: LoginWork) => Promise<Outcome>): Action {
  return attach({ source: $memory, effect: (memory, work: Work) => act({ ...work, ...memory, calls: boundCalls(loginCalls) }) })
}
