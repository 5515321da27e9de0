import { verifyIp } from '../../src/runtime/gateway/endpoints/verify-ip.ts'
import { mock, refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { openSession } from '../world/accounts.ts'
import { waitingFor } from '../world/admission.ts'
import { codeProblem, smsCode } from '../world/codes.ts'
import { decrypt, unreadable } from '../world/decrypt.ts'
import type { Persona } from '../world/personas.ts'
import type { World } from '../world/world.ts'

/** Once it is verified the address is known, and the next login goes straight through. */
export const handler = mock(verifyIp, async ({ params: { ticket, method, answer }, world }) => {
  const account = waitingFor(world, ticket)
  if (!account) return refuse('TICKET_EXPIRED', 'Log in again')
  const text = await decrypt(answer)
  if (text === undefined) return unreadable()
  const problem = problemOf(world, account, method, text)
  if (problem) return problem
  world.waiting.delete(ticket)
  account.unknownAddress = false
  return openSession(world, account)
})

function problemOf(world: World, account: Persona, method: string, answer: string): Refusal | undefined {
  if (method === 'MOBILE' || method === 'EMAIL')
    return codeProblem(world, `IP ${method}`, [method === 'MOBILE' ? account.mobileNum : account.email], answer)
  if (method !== 'GOOGLE' && method !== 'BANK_ACCOUNT_NAME') return refuse('PARAM_INVALID', 'There is no such way', { field: 'method' })
  const right = method === 'GOOGLE' ? answer === smsCode : answer.trim().toLowerCase() === account.payeeName?.toLowerCase()
  return right ? undefined : refuse('CODE_INVALID', 'The answer is wrong')
}
