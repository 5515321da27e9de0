import * as z from 'zod/mini'

import { emptiable, maybe, tolerantArray } from './lists.ts'
import { address, code, flag, id, int, maybeFlag, maybeId, maybeInt, text, url, words } from './scalars.ts'

/** Login, verification, registration and passwords (gateway.md, section 7). Field names are the gateway's. */

/** `oneClickToken`: kept for a later one-click login. Flags that are missing are false. */
export const LoginValue = z.object({ token: code, firstTimeLogin: flag, passwordExpired: flag, oneClickToken: text })
export type LoginValue = z.infer<typeof LoginValue>

/** What a registration gives: a login, or no token, and then the typed credentials log in. */
export const RegisterValue = emptiable(z.object({ token: text, firstTimeLogin: flag, passwordExpired: flag, oneClickToken: text }))
export type RegisterValue = z.infer<typeof RegisterValue>

/** `methods`: MOBILE and EMAIL want a code first, BANK_ACCOUNT_NAME and GOOGLE an answer; unknown ones are kept. Contacts are masked. */
export const IpVerification = z.object({ ticket: code, methods: tolerantArray(code), mobileNum: text, email: text })
export type IpVerification = z.infer<typeof IpVerification>

/** The value of a login's failure. `captcha`: show one, and a new one each time; `lockedSeconds`: how long the account stays closed. */
export const LoginFailure = emptiable(
  z.object({ captcha: maybeFlag, verification: maybe(IpVerification), attemptsLeft: maybeInt, lockedSeconds: maybeInt }),
)
export type LoginFailure = z.infer<typeof LoginFailure>

export const Captcha = z.object({ captchaId: id, image: address })
export type Captcha = z.infer<typeof Captcha>

/** `enabled` false: send no slider fields. All measures in pixels of the background; the answer is the piece's left edge in them. */
export const Slider = emptiable(
  z.object({
    enabled: flag,
    sliderId: maybeId,
    background: url,
    piece: url,
    pieceY: maybeInt,
    width: maybeInt,
    height: maybeInt,
    pieceSize: maybeInt,
  }),
)
export type Slider = z.infer<typeof Slider>

const minutes = z._default(
  z.pipe(
    int,
    z.transform((value) => (value > 0 ? value : 1)),
  ),
  1,
)

/** Minutes until another code may be asked for; missing or 0: 1. */
export const SmsSent = emptiable(z.object({ expiredMinutes: minutes }))
export type SmsSent = z.infer<typeof SmsSent>

export const Affiliate = emptiable(z.object({ affiliateCode: words, recommenderId: maybeId, agentName: text }))
export type Affiliate = z.infer<typeof Affiliate>
