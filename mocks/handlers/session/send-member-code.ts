import { sendMemberCode } from '../../../src/runtime/gateway/endpoints/session/send-member-code.ts'
import { mock } from '../../mock.ts'
import { phoneProblem, sendCode } from '../../state/codes.ts'

export const handler = mock(sendMemberCode, ({ params: { purpose, mobileNum = '' }, session, state }) => {
  const number = mobileNum || (session?.mobileNum ?? '')
  return phoneProblem(number) ?? sendCode(state, purpose, number)
})
