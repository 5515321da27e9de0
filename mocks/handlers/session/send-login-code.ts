import { sendLoginCode } from '../../../src/runtime/gateway/endpoints/session/send-login-code.ts'
import { mock, refuse } from '../../mock.ts'
import { accountByMobile } from '../../state/accounts.ts'
import { captchaProblem, phoneProblem, sendCode, unpaidNumber } from '../../state/codes.ts'
import { isOn } from '../../state/site.ts'

export const handler = mock(sendLoginCode, ({ params: { mobileNum, countryDialingCode, purpose, captchaId, captcha }, state }) => {
  if (purpose === 'LOGIN' && !isOn(state.choice, 'MOBILEVERCODELOGIN3'))
    return refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service')
  const problem = phoneProblem(mobileNum) ?? captchaProblem(state, captchaId, captcha)
  if (problem) return problem
  if (mobileNum !== unpaidNumber && !accountByMobile(state, mobileNum, countryDialingCode))
    return refuse('MOBILE_NOT_FOUND', 'There is no account with this number')
  return sendCode(state, purpose, mobileNum)
})
