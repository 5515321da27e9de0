import * as z from 'zod/mini'

import { seeded } from '../artwork/random.ts'
import { defineEndpoint } from '../../src/runtime/gateway/endpoint.ts'
import { mock } from '../mock.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

// The client's own description comes with the login form
const readCaptcha = defineEndpoint({
  name: 'readCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  token: 'no',
  value: z.object({ captchaId: z.string(), image: z.string() }),
})

/** One use each. The picture carries the answer in `data-answer`, here alone. */
export const handler = mock(readCaptcha, ({ world }) => {
  world.tickets += 1
  const captchaId = `captcha-${world.tickets}`
  const random = seeded(captchaId)
  world.captchas.set(captchaId, Array.from({ length: 4 }, () => letters[Math.floor(random() * letters.length)]).join(''))
  return { captchaId, image: `/img/captcha/${captchaId}.svg` }
})
