import { sendRegisterCode } from '../../../src/runtime/gateway/endpoints/session/send-register-code.ts'
import { mock, refuse } from '../../mock.ts'
import { accountByMobile } from '../../state/accounts.ts'
import { captchaProblem, phoneProblem, sendCode } from '../../state/codes.ts'

/** To the number; by user name alone the code belongs to the name. */
export const handler = mock(
  sendRegisterCode,
  ({ params: { username, mobileNum, countryDialingCode, captchaId, captcha }, state }) => {
    const problem = (mobileNum || !username ? phoneProblem(mobileNum) : undefined) ?? captchaProblem(state, captchaId, captcha)
    if (problem) return problem
    if (mobileNum && accountByMobile(state, mobileNum, countryDialingCode))
      return refuse('MOBILE_TAKEN', 'There is an account with this number already')
    return sendCode(state, 'REGISTER', mobileNum || (username ?? ''))
  },
  { feature: 'REGMOBVERF3' },
)
