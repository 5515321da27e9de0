/**
 * Why a call gave no value. `offline`: no usable answer; `refused`: the gateway refused, with its code; `contract`: the body did
 * not parse.
 */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'refused'; code: string; message: string; status: number; value?: unknown; retryAfter?: number }
  | { kind: 'contract'; detail: string }
