import { changePassword } from '../../../src/runtime/gateway/endpoints/session/change-password.ts'
import { mock, refuse } from '../../mock.ts'
import { setPassword } from '../../state/accounts.ts'
import { codeProblem } from '../../state/codes.ts'
import { decryptAll, unreadable } from '../../state/decrypt.ts'
import { fieldInvalid } from '../../state/register.ts'
import { keepsRule } from '../../state/registration.ts'
import { isOn } from '../../state/site.ts'

export const handler = mock(changePassword, async ({ params, session, state }) => {
  const secret = await decryptAll(params, ['oldPassword', 'newPassword', 'confirmNewPassword'])
  if (!secret || !session) return unreadable()
  const { oldPassword, newPassword = '', confirmNewPassword } = secret
  if (oldPassword !== session.password) return refuse('OLD_PASSWORD_INVALID', 'The old password is wrong')
  if (newPassword !== confirmNewPassword) return refuse('PASSWORD_MISMATCH', 'The two passwords differ')
  if (newPassword === oldPassword) return refuse('PASSWORD_SAME', 'The new password is the old one')
  if (!keepsRule(state.choice, 'password', newPassword)) return fieldInvalid(state, 'password')
  const wrongCode = isOn(state.choice, 'CHNGPASSVERIF3')
    ? codeProblem(state, 'PASSWORD', [session.mobileNum], params.verificationCode)
    : undefined
  if (wrongCode) return wrongCode
  setPassword(session, newPassword)
  return true as const
})
