import type { Failure } from '../../schemas/failure.ts'

/** Why a call gave no value. The message names the call and the kind, never an address, a token or what was sent. */
export class GatewayError extends Error {
  readonly failure: Failure
  /** True when nobody waited any more: no failure to show. */
  readonly aborted: boolean

  constructor(call: string, failure: Failure, aborted = false) {
    super(`${call}: ${aborted ? 'aborted' : failure.kind === 'refused' ? failure.code : failure.kind}`)
    this.name = 'GatewayError'
    this.failure = failure
    this.aborted = aborted
  }
}
