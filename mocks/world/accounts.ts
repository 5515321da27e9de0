import { linkedIdentity, personas } from './personas.ts'
import type { Persona } from './personas.ts'
import { isOn } from './site.ts'
import type { World } from './world.ts'

/** Everything about who may come in. Names are compared without regard to case. */
export type Accounts = {
  byName: Map<string, Persona>
  /** Tokens that were given at a login: token → name. */
  sessions: Map<string, string>
  /** When somebody's session began, by name. */
  startedAt: Map<string, number>
  oneClick: Map<string, string>
  identities: Map<string, string>
}

export function createAccounts(): Accounts {
  return {
    byName: new Map(personas.map((persona) => [persona.account, { ...persona }])),
    sessions: new Map(),
    startedAt: new Map(),
    oneClick: new Map(),
    identities: new Map([[linkedIdentity, 'member']]),
  }
}

export function accountNamed(world: World, name: string | undefined): Persona | undefined {
  return name === undefined ? undefined : world.accounts.byName.get(name.toLowerCase())
}

export function accountByMobile(world: World, number: string, countryDialingCode?: string): Persona | undefined {
  const plain = plainNumber(number)
  return [...world.accounts.byName.values()].find(
    (one) => one.mobileNum === plain && (!countryDialingCode || one.countryDialingCode === countryDialingCode.replace(/^\+/, '')),
  )
}

/** A leading 0 is the gateway's to drop. */
export function plainNumber(number: string): string {
  return number.trim().replace(/^0+/, '')
}

/** Whose token this is; of somebody who is excluded, nobody's. */
export function accountByToken(world: World, token: string): Persona | undefined {
  const fixed = personas.find((persona) => persona.token === token)?.account
  const account = accountNamed(world, fixed ?? world.accounts.sessions.get(token))
  return account && excludedSeconds(world, account) === 0 ? account : undefined
}

/** Seconds until a self-exclusion ends, 0 without one. */
export function excludedSeconds(world: World, { account }: Persona): number {
  return Math.max(0, Math.ceil(((world.protection.get(account)?.excludedUntil ?? 0) - world.now()) / 1000))
}

/** A login that is complete: what the gateway answers then. */
export function openSession(world: World, account: Persona) {
  const { choice, accounts } = world
  world.tickets += 1
  const token = account.token ?? `mock-${account.account}-${world.tickets}`
  if (!account.token) accounts.sessions.set(token, account.account)
  accounts.startedAt.set(account.account, world.now())
  world.plays.delete(account.account)
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
export function closeSession(world: World, token: string): void {
  world.accounts.startedAt.delete(world.accounts.sessions.get(token) ?? '')
  world.accounts.sessions.delete(token)
}

export function closeSessionsOf(world: World, { account }: Persona): void {
  for (const [token, name] of world.accounts.sessions) if (name === account) closeSession(world, token)
}

export function setPassword(account: Persona, password: string): void {
  Object.assign(account, { password, firstTimeLogin: false, passwordExpired: false })
}
