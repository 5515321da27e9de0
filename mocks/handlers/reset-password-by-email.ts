import { resetPasswordByEmail } from '../../src/runtime/gateway/endpoints/reset-password-by-email.ts'
import { isRefusal, mock, refuse } from '../mock.ts'
import { accountNamed } from '../world/accounts.ts'
import { sendCode } from '../world/codes.ts'

/** A mail is sent as often as an SMS. */
export const handler = mock(resetPasswordByEmail, ({ params: { username, email }, world }) => {
  const sent = sendCode(world, 'PASSWORD', `mail ${email.toLowerCase()}`)
  if (isRefusal(sent)) return sent
  return accountNamed(world, username)?.email === email.toLowerCase()
    ? (true as const)
    : refuse('USERNAME_EMAIL_NOT_FOUND', 'The user name or the email does not exist')
})
