import type { Failure } from '../../../schemas/failure.ts'

/** The feature is off, or the gateway is older than the call: the node stays away. */
export function isAbsent(failure: Failure): boolean {
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 405 || failure.code === 'FUNCTION_DISABLED')
}

export function isRefused(failure: Failure, ...codes: string[]): boolean {
  return failure.kind === 'refused' && codes.includes(failure.code)
}

/** A refusal that only a login or a real account changes. */
export function wantsLogin(failure: Failure): boolean {
  return isRefused(failure, 'TOKEN_MISSING', 'TOKEN_EXPIRED', 'TRIAL_NOT_ALLOWED')
}

/** The session that the call was made with is over. */
export function isSessionOver(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 401
}
