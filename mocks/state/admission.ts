import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { excludedSeconds, openSession } from './accounts.ts'
import type { Persona } from './personas.ts'
import type { MockState } from './mock-state.ts'

const agentTypes: readonly number[] = [1, 2, 41, 42]
const ticketFor = 5 * 60_000

/** The result after somebody proved an identity: an exclusion, the wrong page, an unknown address, or a session. */
export function admit(
  state: MockState,
  account: Persona,
  loginPage: 'member' | 'agent' = 'member',
): Refusal | ReturnType<typeof openSession> {
  const lockedSeconds = excludedSeconds(state, account)
  if (lockedSeconds > 0) return refuse('ACCOUNT_LOCKED', 'You have closed this account for a while', { lockedSeconds })
  const isAgent = agentTypes.includes(account.type)
  if (loginPage === 'agent' && !isAgent) return refuse('NOT_AGENT_ACCOUNT', 'Non-agent accounts cannot log in here')
  if (loginPage === 'member' && isAgent) return refuse('NOT_MEMBER_ACCOUNT', 'Non-member accounts are unable to log in here')
  if (!account.unknownAddress) return openSession(state, account)
  state.tickets += 1
  const ticket = `ticket-${state.tickets}`
  state.waiting.set(ticket, { account: account.account, until: state.now() + ticketFor })
  const verification = {
    ticket,
    methods: ['MOBILE', 'EMAIL', 'BANK_ACCOUNT_NAME', 'GOOGLE'],
    mobileNum: `${account.countryDialingCode} ****${account.mobileNum?.slice(-2)}`,
    email: `${account.email?.slice(0, 1)}***@example.test`,
  }
  return refuse('IP_UNREGISTERED', 'You log in from a new address, verify first', { verification })
}

/** The account whose login a ticket belongs to, while the ticket is valid. */
export function waitingFor(state: MockState, ticket: string): Persona | undefined {
  const waiting = state.waiting.get(ticket)
  return waiting && waiting.until >= state.now() ? state.accounts.byName.get(waiting.account) : undefined
}
