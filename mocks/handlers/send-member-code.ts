import { sendMemberCode } from '../../src/runtime/gateway/endpoints/send-member-code.ts'
import { mock } from '../mock.ts'
import { phoneProblem, sendCode } from '../world/codes.ts'

export const handler = mock(sendMemberCode, ({ params: { purpose, mobileNum = '' }, session, world }) => {
  const number = mobileNum || (session?.mobileNum ?? '')
  return phoneProblem(number) ?? sendCode(world, purpose, number)
})
