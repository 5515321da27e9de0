import { linkedIdentity, personas } from './personas.ts'
import type { Persona } from './personas.ts'
import { isOn } from './site.ts'
import type { Accounts, MockState } from './mock-state.ts'

export function createAccounts(): Accounts {
  return {
    byName: new Map(personas.map((persona) => [persona.account, { ...persona }])),
    sessions: new Map(),
    startedAt: new Map(),
    oneClick: new Map(),
    identities: new Map([[linkedIdentity, 'member']]),
  }
}

export function accountNamed(state: MockState, name: string | undefined): Persona | undefined {
  return name === undefined ? undefined : state.accounts.byName.get(name.toLowerCase())
}

export function accountByMobile(state: MockState, number: string, countryDialingCode?: string): Persona | undefined {
  const plain = plainNumber(number)
  return [...state.accounts.byName.values()].find(
    (one) => one.mobileNum === plain && (!countryDialingCode || one.countryDialingCode === countryDialingCode.replace(/^\+/, '')),
  )
}

/** The gateway drops a leading 0. */
export function plainNumber(number: string): string {
  return number.trim().replace(/^0+/, '')
}

/** The account of a token; undefined for an excluded account. */
export function accountByToken(state: MockState, token: string): Persona | undefined {
  const fixed = personas.find((persona) => persona.token === token)?.account
  const account = accountNamed(state, fixed ?? state.accounts.sessions.get(token))
  return account && excludedSeconds(state, account) === 0 ? account : undefined
}

/** Seconds until a self-exclusion ends, 0 without one. */
export function excludedSeconds(state: MockState, { account }: Persona): number {
  return Math.max(0, Math.ceil(((state.protection.get(account)?.excludedUntil ?? 0) - state.now()) / 1000))
}

/** The gateway's answer to a complete login. */
export function openSession(state: MockState, account: Persona) {
  const { choice, accounts } = state
  state.tickets += 1
  const token = account.token ?? `mock-${account.account}-${state.tickets}`
  if (!account.token) accounts.sessions.set(token, account.account)
  accounts.startedAt.set(account.account, state.now())
  state.plays.delete(account.account)
  const oneClickToken = `one-click-${account.account}`
  const oneClick = isOn(choice, 'ONECLICKLOGIN3') && account.type !== 4
  if (oneClick) accounts.oneClick.set(oneClickToken, account.account)
  return {
    token,
    firstTimeLogin: account.firstTimeLogin === true,
    passwordExpired: account.passwordExpired === true && isOn(choice, 'PWDEXPFORCECHANGE3'),
    ...(oneClick && { oneClickToken }),
  }
}

/** Ends a session; fixed tokens go on working. */
export function closeSession(state: MockState, token: string): void {
  state.accounts.startedAt.delete(state.accounts.sessions.get(token) ?? '')
  state.accounts.sessions.delete(token)
}

export function closeSessionsOf(state: MockState, { account }: Persona): void {
  for (const [token, name] of state.accounts.sessions) if (name === account) closeSession(state, token)
}

export function setPassword(account: Persona, password: string): void {
  Object.assign(account, { password, firstTimeLogin: false, passwordExpired: false })
}
