import { Captcha } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Gets a captcha: one use, good for 5 minutes.
 *
 * Shape   `{ captchaId, image }`; letters of the answer in either case
 * Units   at most one a second
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code: TOO_MANY_REQUESTS), `contract` (body did not
 *         parse)
 * Source  gateway.md, section 7 "Session": `GET /wps/captcha`
 */
export const readCaptcha = defineEndpoint({
  name: 'readCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  token: 'no',
  value: Captcha,
})
