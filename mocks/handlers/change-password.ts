import { changePassword } from '../../src/runtime/gateway/endpoints/change-password.ts'
import { mock, refuse } from '../mock.ts'
import { setPassword } from '../world/accounts.ts'
import { codeProblem } from '../world/codes.ts'
import { decryptAll, unreadable } from '../world/decrypt.ts'
import { fieldInvalid } from '../world/register.ts'
import { keepsRule } from '../world/registration.ts'
import { isOn } from '../world/site.ts'

export const handler = mock(changePassword, async ({ params, session, world }) => {
  const secret = await decryptAll(params, ['oldPassword', 'newPassword', 'confirmNewPassword'])
  if (!secret || !session) return unreadable()
  const { oldPassword, newPassword = '', confirmNewPassword } = secret
  if (oldPassword !== session.password) return refuse('OLD_PASSWORD_INVALID', 'The old password is wrong')
  if (newPassword !== confirmNewPassword) return refuse('PASSWORD_MISMATCH', 'The two passwords differ')
  if (newPassword === oldPassword) return refuse('PASSWORD_SAME', 'The new password is the old one')
  if (!keepsRule(world.choice, 'password', newPassword)) return fieldInvalid(world, 'password')
  const wrongCode = isOn(world.choice, 'CHNGPASSVERIF3')
    ? codeProblem(world, 'PASSWORD', [session.mobileNum], params.verificationCode)
    : undefined
  if (wrongCode) return wrongCode
  setPassword(session, newPassword)
  return true as const
})
