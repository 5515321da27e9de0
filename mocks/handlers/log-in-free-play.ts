import * as z from 'zod/mini'

import { defineEndpoint } from '../../src/runtime/gateway/endpoint.ts'
import { mock } from '../mock.ts'

// The client's own description comes with the login form
const logInFreePlay = defineEndpoint({
  name: 'logInFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  token: 'no',
  body: z.object({ os: z.string(), platform: z.literal('W') }),
  value: z.object({ token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean() }),
})

export const handler = mock(logInFreePlay, () => ({ token: 'mock-trial', firstTimeLogin: false, passwordExpired: false }), { feature: 'FREEPLAY3' })
