import { bindAccount } from '../../../src/runtime/gateway/endpoints/member/bind-account.ts'
import { mock, refuse } from '../../mock.ts'
import { plainNumber } from '../../state/accounts.ts'
import { codeProblem, phoneProblem } from '../../state/codes.ts'
import { decryptAll, unreadable } from '../../state/decrypt.ts'
import { maskedAccount, securityOf, wrongGoogleCode } from '../../state/security.ts'

const bound = () => refuse('STATE_CONFLICT', 'It is bound already')
const invalid = (field: string) => refuse('FIELD_INVALID', 'Check this field', { field })

export const handler = mock(bindAccount, async ({ params, session, state }) => {
  const secret = await decryptAll(params, ['mobileNum', 'accountNo', 'paymentPassword'])
  if (!secret || !session) return unreadable()
  const record = securityOf(state, session)
  const { kind, email = '', verificationCode, countryDialingCode = '', bankName = '', payeeName = '' } = params
  const { mobileNum = '', accountNo = '', paymentPassword } = secret
  if (kind === 'MOBILE') {
    if (session.mobileNum) return bound()
    const problem = phoneProblem(mobileNum) ?? codeProblem(state, 'BIND_MOBILE', [mobileNum], verificationCode)
    if (problem) return problem
    Object.assign(session, { mobileNum: plainNumber(mobileNum), countryDialingCode: countryDialingCode.replace(/^\+/, '') })
  } else if (kind === 'EMAIL') {
    if (session.email) return bound()
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return invalid('email')
    session.email = email
  } else if (kind === 'GOOGLE') {
    if (record.googleBound) return bound()
    if (!verificationCode) return refuse('CODE_MISSING', 'Enter the verification code')
    if (!/^\d{6}$/.test(verificationCode) || verificationCode === wrongGoogleCode)
      return refuse('CODE_INVALID', 'The verification code is wrong')
    record.googleBound = true
  } else {
    if (!bankName) return invalid('bankName')
    if (!/^\d{6,20}$/.test(accountNo)) return invalid('accountNo')
    if (!payeeName) return invalid('payeeName')
    if (session.paymentPassword !== undefined && paymentPassword !== session.paymentPassword)
      return refuse('PAYMENT_PASSWORD_INVALID', 'The transaction password is wrong')
    const accountId = `${session.account}-own-${record.bankAccounts.length + 1}`
    record.bankAccounts = [...record.bankAccounts, { accountId, bankName, accountNo: maskedAccount(accountNo), payeeName }]
  }
  return true as const
})
