import { AsyncLocalStorage } from 'node:async_hooks'
import { userInfo } from 'node:os'

import type { Role } from '../operators/calls.ts'
import type { Way } from '../releases/release.ts'

/**
 * Who does something, and by which way. `id` and `email` are those of an operator; a name alone is that of an account of the machine.
 * `roles`: those by which an operator's call was let in.
 */
export type Actor = { id: string | null; name: string | null; email: string | null; way: Way; roles?: Readonly<Record<string, Role>> }

const current = new AsyncLocalStorage<Actor>()
const nobody: Actor = { id: null, name: null, email: null, way: 'editor' }

/** Runs work in whose transactions this one is who changes something. */
export function actingAs<Result>(actor: Actor, work: () => Result): Result {
  return current.run(actor, work)
}

/** Who acts now; nobody by name where the work began by no call. */
export function actorNow(): Actor {
  return current.getStore() ?? nobody
}

/** The account of the machine that a command runs by, for a command has no operator. */
export function accountName(): string | null {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username
  } catch {
    return null // the account has no name, as in some containers
  }
}
