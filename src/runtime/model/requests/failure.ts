import type { Failure } from '../../../schemas/failure.ts'

/** The feature is off, or the gateway is older than the call: the node stays away. */
export function isAbsent(failure: Failure): boolean {
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 405 || failure.code === 'FUNCTION_DISABLED')
}

export function isRefused(failure: Failure, ...codes: string[]): boolean {
  return failure.kind === 'refused' && codes.includes(failure.code)
}

/**
 * Whether the gateway may have done what it was asked: no usable answer, or one that says that it broke down on the way. What our server
 * says was not sent is not lost.
 */
export function isLost(failure: Failure): boolean {
  if (failure.kind === 'offline') return failure.sent !== false
  return failure.kind !== 'refused' || failure.status >= 500
}
