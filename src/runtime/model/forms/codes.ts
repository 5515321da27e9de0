import type { FormAction } from '../../../schemas/form-actions.ts'

/** What a code is for: each purpose has a countdown of its own, wherever its form is drawn. */
export type CodePurpose = 'login' | 'password' | 'register' | 'member' | 'bind' | 'ip'

const purposes: Readonly<Partial<Record<FormAction, CodePurpose>>> = {
  'log-in': 'login',
  'log-in-agent': 'login',
  'forgot-by-phone': 'password',
  register: 'register',
  'change-password': 'member',
  'bind-mobile': 'bind',
  'verify-ip': 'ip',
}
export function purposeOf(action: FormAction | null): CodePurpose | undefined {
  return action === null ? undefined : purposes[action]
}

/** When the next code may be sent: missing minutes, or 0 of them, are one. */
export function nextCodeAt(now: number, expiredMinutes: number | undefined, countdownSeconds: number): number {
  return now + countdownSeconds * (expiredMinutes && expiredMinutes > 0 ? expiredMinutes : 1) * 1000
}

/**
 * A moment that was kept as text; else 0. It may be past: in a page that a server has drawn the time is the server's at first, and the
 * moment is in the device's.
 */
export function deadlineOf(kept: string | undefined): number {
  const time = Number(kept)
  return Number.isFinite(time) && time > 0 ? time : 0
}
