import { resetPasswordByEmail } from '../../../src/runtime/gateway/endpoints/session/reset-password-by-email.ts'
import { isRefusal, mock, refuse } from '../../mock.ts'
import { accountNamed } from '../../state/accounts.ts'
import { sendCode } from '../../state/codes.ts'

/** A mail is sent as often as an SMS. */
export const handler = mock(resetPasswordByEmail, ({ params: { username, email }, state }) => {
  const sent = sendCode(state, 'PASSWORD', `mail ${email.toLowerCase()}`)
  if (isRefusal(sent)) return sent
  return accountNamed(state, username)?.email === email.toLowerCase()
    ? (true as const)
    : refuse('USERNAME_EMAIL_NOT_FOUND', 'The user name or the email does not exist')
})
