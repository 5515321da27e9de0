import * as z from 'zod/mini'

const maybeText = z.optional(z.string())

/**
 * The user that both registrations send (gateway.md, section 7). `username`, the three passwords and `mobileNum` are encrypted; by mobile
 * number the number is in `username`. Empty fields are left out. `birthday`, `zalo` and `telegram` are fields of the
 * specification that the gateway's own list leaves out.
 */
export const RegistrationUser = z.object({
  username: z.string(),
  password: maybeText,
  confirmPassword: maybeText,
  paymentPassword: maybeText,
  mobileNum: maybeText,
  countryDialingCode: maybeText,
  verificationCode: maybeText,
  payeeName: maybeText,
  email: maybeText,
  qqNum: maybeText,
  line: maybeText,
  whatsapp: maybeText,
  facebook: maybeText,
  wechat: maybeText,
  zalo: maybeText,
  telegram: maybeText,
  idNumber: maybeText,
  birthday: maybeText,
  recommenderId: maybeText,
  affiliateCode: maybeText,
  referralCode: maybeText,
  captcha: maybeText,
  captchaId: maybeText,
  firebaseChannel: maybeText,
  firebaseIdToken: maybeText,
  domain: z.string(),
  registerUrl: z.string(),
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
})
export type RegistrationUser = z.infer<typeof RegistrationUser>
