import type { Failure } from '../../../schemas/failure.ts'

/** The feature is off, or the gateway is older than the call: the node stays away. */
export function isAbsent(failure: Failure): boolean {
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 405 || failure.code === 'FUNCTION_DISABLED')
}

export function isRefused(failure: Failure, ...codes: string[]): boolean {
  return failure.kind === 'refused' && codes.includes(failure.code)
}
