import { resetPasswordByPhone } from '../../src/runtime/gateway/endpoints/reset-password-by-phone.ts'
import { mock, refuse } from '../mock.ts'
import { accountByMobile, setPassword } from '../world/accounts.ts'
import { codeProblem } from '../world/codes.ts'
import { decryptAll, unreadable } from '../world/decrypt.ts'
import { fieldInvalid } from '../world/register.ts'
import { keepsRule } from '../world/registration.ts'

export const handler = mock(resetPasswordByPhone, async ({ params, world }) => {
  const secret = await decryptAll(params, ['newPassword', 'mobileNum'])
  if (!secret) return unreadable()
  const { newPassword = '', mobileNum = '' } = secret
  const account = accountByMobile(world, mobileNum, params.countryDialingCode)
  if (!account) return refuse('MOBILE_NOT_FOUND', 'There is no account with this number')
  if (!keepsRule(world.choice, 'password', newPassword)) return fieldInvalid(world, 'password')
  const wrongCode = codeProblem(world, 'PASSWORD', [mobileNum], params.verificationCode)
  if (wrongCode) return wrongCode
  setPassword(account, newPassword)
  return true as const
})
