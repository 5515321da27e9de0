import { verifyIp } from '../../../src/runtime/gateway/endpoints/session/verify-ip.ts'
import { mock, refuse } from '../../mock.ts'
import type { Refusal } from '../../mock.ts'
import { openSession } from '../../state/accounts.ts'
import { waitingFor } from '../../state/admission.ts'
import { codeProblem, smsCode } from '../../state/codes.ts'
import { decrypt, unreadable } from '../../state/decrypt.ts'
import type { Persona } from '../../state/personas.ts'
import type { MockState } from '../../state/mock-state.ts'

/** Once it is verified the address is known, and the next login goes straight through. */
export const handler = mock(verifyIp, async ({ params: { ticket, method, answer }, state }) => {
  const account = waitingFor(state, ticket)
  if (!account) return refuse('TICKET_EXPIRED', 'Log in again')
  const text = await decrypt(answer)
  if (text === undefined) return unreadable()
  const problem = problemOf(state, account, method, text)
  if (problem) return problem
  state.waiting.delete(ticket)
  account.unknownAddress = false
  return openSession(state, account)
})

function problemOf(state: MockState, account: Persona, method: string, answer: string): Refusal | undefined {
  if (method === 'MOBILE' || method === 'EMAIL')
    return codeProblem(state, `IP ${method}`, [method === 'MOBILE' ? account.mobileNum : account.email], answer)
  if (method !== 'GOOGLE' && method !== 'BANK_ACCOUNT_NAME') return refuse('PARAM_INVALID', 'There is no such way', { field: 'method' })
  const right = method === 'GOOGLE' ? answer === smsCode : answer.trim().toLowerCase() === account.payeeName?.toLowerCase()
  return right ? undefined : refuse('CODE_INVALID', 'The answer is wrong')
}
