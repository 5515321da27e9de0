/**
 * Why a call gave no value. `offline`: no usable answer, and with `sent: false` the request has not reached the gateway; `refused`: the
 * gateway refused, with its code; `contract`: the body did not parse.
 */
export type Failure =
  | { kind: 'offline'; sent?: false }
  | { kind: 'refused'; code: string; message: string; status: number; value?: unknown; retryAfter?: number }
  | { kind: 'contract'; detail: string }
