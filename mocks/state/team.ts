import type { Downline as SentDownline, RegisterLink } from '../../src/schemas/gateway/agents.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { accountNamed } from './accounts.ts'
import { decryptAll, unreadable } from './decrypt.ts'
import { downlinesOf, teamBelow, teamWith } from './downlines.ts'
import type { Downline } from './downlines.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { fieldInvalid } from './register.ts'
import { keepsRule } from './registration.ts'
import { day, gatewayTime } from './text.ts'

/** The one with this name below an agent. */
export function downlineOf(state: MockState, agent: Persona, name: string): Downline | undefined {
  return downlinesOf(state, agent).find((one) => one.account.toLowerCase() === name.trim().toLowerCase())
}

/** The balance of a downline; an account that can log in has its own. */
export function heldBy(state: MockState, { account, cents }: Pick<Downline, 'account' | 'cents'>): number {
  return accountNamed(state, account)?.balance ?? cents / 100
}

/** A downline as the gateway sends it. */
export function downlineReply(
  state: MockState,
  team: readonly Downline[],
  { cents, registeredAt, lastLoginAt, ...one }: Downline,
): SentDownline {
  return {
    ...one,
    balance: String(heldBy(state, { account: one.account, cents })),
    rate: String(one.rate),
    teamSize: one.type === 41 ? teamBelow(team, one.account).length : 0,
    registeredTime: gatewayTime(registeredAt),
    ...(lastLoginAt !== 0 && { lastLoginTime: gatewayTime(lastLoginAt) }),
  }
}

/** What the agent of the mock may give away at most, as a fraction. */
const agentRate = 0.2

/** The rate that an agent has, and so the highest that it may give. */
function ownRate(state: MockState, { account }: Persona): number {
  return teamWith(state, account)?.find((one) => one.account === account)?.rate ?? agentRate
}

/** A rate that is no fraction from 0 to the highest of the agent's own: those of `own`, or the one that it was registered with. */
export function rateProblem(state: MockState, agent: Persona, rate: number, own: readonly number[] = []): Refusal | undefined {
  const most = own.length > 0 ? Math.max(...own) : ownRate(state, agent)
  return rate >= 0 && rate <= most
    ? undefined
    : refuse('RATE_OUT_OF_RANGE', 'This rate is higher than your own', { minAmount: 0, maxAmount: String(most) })
}

/** Registers an account below an agent: it can log in from then on. */
export async function registerBelow(
  state: MockState,
  agent: Persona,
  { type, rate, ...sent }: { username: string; password: string; type: number; rate: number },
): Promise<SentDownline | Refusal> {
  const secret = await decryptAll(sent, ['username', 'password'])
  if (!secret) return unreadable()
  const { username: account = '', password = '' } = secret
  const wrong = (['username', 'password'] as const).find((field) => !keepsRule(state.choice, field, secret[field] ?? ''))
  if (wrong) return fieldInvalid(state, wrong)
  const team = teamWith(state, agent.account) ?? downlinesOf(state, agent)
  if (accountNamed(state, account) || team.some((one) => one.account.toLowerCase() === account.toLowerCase()))
    return refuse('USERNAME_TAKEN', 'This name is taken')
  if (type !== 0 && type !== 41) return refuse('PARAM_INVALID', 'There is no such type', { field: 'type' })
  const problem = rateProblem(state, agent, rate)
  if (problem) return problem
  state.tickets += 1
  const id = String(2000 + state.tickets)
  const persona: Persona = {
    id,
    account,
    nickname: account,
    type,
    balance: 0,
    vipRankLevel: 0,
    unread: 0,
    password,
    upline: agent.nickname,
    registeredAt: state.now(),
  }
  state.accounts.byName.set(account.toLowerCase(), persona)
  const made: Downline = {
    id,
    account,
    nickname: account,
    type,
    parent: agent.account,
    rate,
    cents: 0,
    registeredAt: state.now(),
    lastLoginAt: 0,
    online: false,
  }
  team.splice(team.findIndex((one) => one.account === agent.account) + 1, 0, made) // behind its parent, else the first
  return downlineReply(state, team, made)
}

/** The links of an agent, newest first. */
export function linksOf(state: MockState, agent: Persona): RegisterLink[] {
  const known = state.registerLinks.get(agent.account)
  if (known) return known
  const link = (type: 0 | 41, rate: string, registeredCount: number, days: number, remark?: string): RegisterLink => ({
    linkId: `${agent.account}-${type}`,
    registerUrl: `/register?affiliateCode=FOYER${type}`,
    affiliateCode: `FOYER${type}`,
    type,
    rate,
    registeredCount,
    createdTime: gatewayTime(state.createdAt - days * day),
    ...(remark && { remark }),
  })
  const all =
    state.choice.scenario === 'empty' || agent.upline !== undefined ? [] : [link(41, '0.055', 4, 20, 'For agents'), link(0, '0.01', 17, 90)]
  state.registerLinks.set(agent.account, all)
  return all
}

export function makeLink(
  state: MockState,
  agent: Persona,
  { type, rate, remark }: { type: number; rate: number; remark?: string | undefined },
): RegisterLink | Refusal {
  const problem = rateProblem(state, agent, rate)
  if (problem) return problem
  state.tickets += 1
  const code = `FOYER${1000 + state.tickets}`
  const made: RegisterLink = {
    linkId: `link-${state.tickets}`,
    registerUrl: `/register?affiliateCode=${code}`,
    affiliateCode: code,
    type,
    rate: String(rate),
    registeredCount: 0,
    createdTime: gatewayTime(state.now()),
    ...(remark && { remark }),
  }
  linksOf(state, agent).unshift(made)
  return made
}
