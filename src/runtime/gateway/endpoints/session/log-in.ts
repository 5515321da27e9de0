import * as z from 'zod/mini'

import { LoginValue } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Logs in by name and password, or by mobile number and SMS code (`type` "sms", in the same two fields).
 *
 * Shape   `{ token, firstTimeLogin, passwordExpired, oneClickToken? }`; a failure’s value is a `LoginFailure`
 * Units   `username` and `password` encrypted; `sliderX` in pixels of the background; `loginPage` "member" when missing
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: LOGIN_INVALID, ACCOUNT_LOCKED,
 *         CAPTCHA_REQUIRED, CAPTCHA_INVALID, SLIDER_INVALID,
 *         IP_UNREGISTERED, NOT_MEMBER_ACCOUNT, NOT_AGENT_ACCOUNT, CODE_INVALID, CODE_EXPIRED, MOBILE_NOT_FOUND), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/session/login`
 */
export const logIn = defineEndpoint({
  name: 'logIn',
  method: 'POST',
  path: '/wps/session/login',
  token: 'no',
  body: z.object({
    type: z.enum(['sms', 'username']),
    username: z.string(),
    password: z.string(),
    captcha: z.optional(z.string()),
    captchaId: z.optional(z.string()),
    sliderId: z.optional(z.string()),
    sliderX: z.optional(z.int()),
    countryDialingCode: z.optional(z.string()),
    loginPage: z.optional(z.enum(['member', 'agent'])),
  }),
  value: LoginValue,
})
