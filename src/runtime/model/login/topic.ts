import { defineTopic } from '../../contract/topic.ts'
import { logIn, verifyIp } from './log-in.ts'
import './login-flow.ts'
import { changePassword, forgotByEmail, forgotByPhone } from './passwords.ts'
import { register } from './register.ts'
import * as sources from './sources.ts'
import { loginStarted } from './login-memory.ts'

export const topic = defineTopic({
  sources: Object.values(sources),
  started: loginStarted,
  formActions: {
    'log-in': logIn,
    'log-in-agent': logIn,
    register,
    'change-password': changePassword,
    'forgot-by-email': forgotByEmail,
    'forgot-by-phone': forgotByPhone,
    'verify-ip': verifyIp,
  },
})
