import { readSecurity } from '../../../src/runtime/gateway/endpoints/member/read-security.ts'
import { mock, refuse } from '../../mock.ts'
import { allBankAccountsOf, maskedEmail, maskedNumber, securityOf } from '../../state/security.ts'

export const handler = mock(readSecurity, ({ session, state }) => {
  if (!session) return refuse('TOKEN_MISSING', 'Please log in')
  const { profile, googleBound } = securityOf(state, session)
  return {
    profile,
    ...(session.mobileNum && { mobileNum: `+${session.countryDialingCode ?? ''} ${maskedNumber(session.mobileNum)}` }),
    ...(session.email && { email: maskedEmail(session.email) }),
    paymentPasswordSet: session.paymentPassword !== undefined,
    googleBound,
    bankAccounts: state.choice.scenario === 'empty' ? [] : allBankAccountsOf(state, session),
  }
})
