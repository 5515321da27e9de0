import { RegisterValue } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { RegistrationUser } from '../../registration-user.ts'

/**
 * Opens an account by user name.
 *
 * Shape   `{ token?, firstTimeLogin, passwordExpired, oneClickToken? }`; without a token the typed credentials log in; FIELD_INVALID’s
 *         value is a `FieldInvalid`
 * Units   `username`, the passwords and `mobileNum` encrypted; what is empty is left out
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: FIELD_INVALID, USERNAME_TAKEN, MOBILE_TAKEN,
 *         PASSWORD_MISMATCH,
 *         CODE_MISSING, CODE_INVALID, CODE_EXPIRED, CAPTCHA_REQUIRED, CAPTCHA_INVALID, AFFILIATE_INVALID, DOMAIN_INVALID,
 *         FUNCTION_DISABLED), `contract`
 * Source  gateway.md, section 7 "Session": `PUT /wps/member/register`
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  token: 'no',
  body: RegistrationUser,
  value: RegisterValue,
})
