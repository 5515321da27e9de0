import { sendIpCode } from '../../../src/runtime/gateway/endpoints/session/send-ip-code.ts'
import { mock, refuse } from '../../mock.ts'
import { waitingFor } from '../../state/admission.ts'
import { sendCode } from '../../state/codes.ts'

export const handler = mock(sendIpCode, ({ params: { ticket, method }, state }) => {
  const account = waitingFor(state, ticket)
  if (!account) return refuse('TICKET_EXPIRED', 'Log in again')
  const to = method === 'MOBILE' ? account.mobileNum : method === 'EMAIL' ? account.email : undefined
  return to === undefined ? refuse('PARAM_INVALID', 'This way has no code', { field: 'method' }) : sendCode(state, `IP ${method}`, to)
})
