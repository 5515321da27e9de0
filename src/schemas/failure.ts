/**
 * Why a call gave no value. `offline`: no usable answer; `server`: an answer that only says that something broke down; with `sent: false`
 * the request has not reached the gateway. `refused`: the gateway refused, with its code; `contract`: the body did not parse; `script`: a
 * file that the portal needs for it is not on its server (src/runtime/platform/needed.ts).
 */
export type Failure =
  | { kind: 'offline' | 'server'; sent?: false }
  | { kind: 'refused'; code: string; message: string; status: number; value?: unknown; retryAfter?: number }
  | { kind: 'contract'; detail: string }
  | { kind: 'script' }

/** Why something is not shown. `slow`: its answer has not come yet. */
export type Missed = Failure | { kind: 'slow' }
