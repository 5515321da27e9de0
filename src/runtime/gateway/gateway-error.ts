import type { Failure } from '../../schemas/failure.ts'

/** A call failed. The message names the call and the kind of failure, never an address, a token or the request's content. */
export class GatewayError extends Error {
  readonly failure: Failure
  /** True when every caller has left: there is no failure to show. */
  readonly aborted: boolean

  constructor(call: string, failure: Failure, aborted = false) {
    super(`${call}: ${aborted ? 'aborted' : failure.kind === 'refused' ? failure.code : failure.kind}`)
    this.name = 'GatewayError'
    this.failure = failure
    this.aborted = aborted
  }
}
