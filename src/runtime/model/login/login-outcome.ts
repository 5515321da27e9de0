import type { FormAction } from '../../../schemas/form-actions.ts'
import type { Role } from '../../../schemas/facts.ts'
import type { Entry } from '../forms/outcome.ts'

/** A login in progress: its method, and where it leads afterwards. */
export type PendingLogin = { form: string; action: FormAction | null; how: Entry['how']; firstTime: boolean; mustChange: boolean }

/**
 * Whether the password must be changed before anything else. The site's weak password, an expired one where the site's policy says so, or a
 * first login with a password that somebody else gave out. Who came by SMS, another provider or one click typed no password, and who has
 * just registered chose one.
 */
export function mustChangePassword(
  { how, password, firstTimeLogin, passwordExpired }: Entry,
  { weakPassword, policy }: { weakPassword: string; policy: boolean },
): boolean {
  if (how !== 'password') return false
  return firstTimeLogin || (passwordExpired && policy) || (weakPassword !== '' && password === weakPassword)
}

/** What follows when it is known who came in. */
export type LoginOutcome = 'not-logged-in' | 'not-agent' | 'change-password' | 'in'

export function loginOutcomeOf(
  { action, mustChange }: Pick<PendingLogin, 'action' | 'mustChange'>,
  role: Role,
  hasToken: boolean,
): LoginOutcome {
  if (!hasToken) return 'not-logged-in'
  if (action === 'log-in-agent' && role !== 'agent') return 'not-agent'
  return mustChange ? 'change-password' : 'in'
}
