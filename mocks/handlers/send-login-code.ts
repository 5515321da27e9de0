import { sendLoginCode } from '../../src/runtime/gateway/endpoints/send-login-code.ts'
import { mock, refuse } from '../mock.ts'
import { accountByMobile } from '../world/accounts.ts'
import { captchaProblem, phoneProblem, sendCode, unpaidNumber } from '../world/codes.ts'
import { isOn } from '../world/site.ts'

export const handler = mock(sendLoginCode, ({ params: { mobileNum, countryDialingCode, purpose, captchaId, captcha }, world }) => {
  if (purpose === 'LOGIN' && !isOn(world.choice, 'MOBILEVERCODELOGIN3'))
    return refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service')
  const problem = phoneProblem(mobileNum) ?? captchaProblem(world, captchaId, captcha)
  if (problem) return problem
  if (mobileNum !== unpaidNumber && !accountByMobile(world, mobileNum, countryDialingCode))
    return refuse('MOBILE_NOT_FOUND', 'There is no account with this number')
  return sendCode(world, purpose, mobileNum)
})
