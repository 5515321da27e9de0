import { setTransactionPassword } from '../../../src/runtime/gateway/endpoints/member/set-transaction-password.ts'
import { mock, refuse } from '../../mock.ts'
import { decryptAll, unreadable } from '../../state/decrypt.ts'

export const handler = mock(setTransactionPassword, async ({ params, session }) => {
  const secret = await decryptAll(params, ['oldPassword', 'newPassword', 'confirmNewPassword'])
  if (!secret || !session) return unreadable()
  const { oldPassword, newPassword = '', confirmNewPassword } = secret
  if (session.paymentPassword !== undefined && oldPassword !== session.paymentPassword)
    return refuse('OLD_PASSWORD_INVALID', 'The old transaction password is wrong')
  if (newPassword !== confirmNewPassword) return refuse('PASSWORD_MISMATCH', 'The two passwords differ')
  if (!/^\d{6}$/.test(newPassword))
    return refuse('FIELD_INVALID', 'The transaction password has six digits', { field: 'newPassword', minLength: 6, maxLength: 6 })
  session.paymentPassword = newPassword
  return true as const
})
