import { sendIpCode } from '../../src/runtime/gateway/endpoints/send-ip-code.ts'
import { mock, refuse } from '../mock.ts'
import { waitingFor } from '../world/admission.ts'
import { sendCode } from '../world/codes.ts'

export const handler = mock(sendIpCode, ({ params: { ticket, method }, world }) => {
  const account = waitingFor(world, ticket)
  if (!account) return refuse('TICKET_EXPIRED', 'Log in again')
  const to = method === 'MOBILE' ? account.mobileNum : method === 'EMAIL' ? account.email : undefined
  return to === undefined ? refuse('PARAM_INVALID', 'This way has no code', { field: 'method' }) : sendCode(world, `IP ${method}`, to)
})
