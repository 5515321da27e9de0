import { resetPasswordByPhone } from '../../../src/runtime/gateway/endpoints/session/reset-password-by-phone.ts'
import { mock, refuse } from '../../mock.ts'
import { accountByMobile, setPassword } from '../../state/accounts.ts'
import { codeProblem } from '../../state/codes.ts'
import { decryptAll, unreadable } from '../../state/decrypt.ts'
import { fieldInvalid } from '../../state/register.ts'
import { keepsRule } from '../../state/registration.ts'

export const handler = mock(resetPasswordByPhone, async ({ params, state }) => {
  const secret = await decryptAll(params, ['newPassword', 'mobileNum'])
  if (!secret) return unreadable()
  const { newPassword = '', mobileNum = '' } = secret
  const account = accountByMobile(state, mobileNum, params.countryDialingCode)
  if (!account) return refuse('MOBILE_NOT_FOUND', 'There is no account with this number')
  if (!keepsRule(state.choice, 'password', newPassword)) return fieldInvalid(state, 'password')
  const wrongCode = codeProblem(state, 'PASSWORD', [mobileNum], params.verificationCode)
  if (wrongCode) return wrongCode
  setPassword(account, newPassword)
  return true as const
})
