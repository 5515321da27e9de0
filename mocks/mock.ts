import type { Endpoint, Value } from '../src/runtime/gateway/endpoint.ts'
import type { Persona } from './state/personas.ts'
import type { MockState } from './state/mock-state.ts'

/** A business failure: HTTP 200, or the status that section 1 gives the code. */
export type Refusal = { refused: string; message: string; value?: unknown; status?: number; retryAfter?: number }

export function refuse(code: string, message: string, value?: unknown): Refusal {
  return { refused: code, message, value }
}

/** The input of a mock. `session` is missing for a guest; it exists where the endpoint needs one. `token` is as it was sent. */
export type Call<Params> = {
  params: Params
  session: Persona | undefined
  token: string | undefined
  state: MockState
  language: string
  merchant: string
}

type ParamsOf<E> =
  E extends Endpoint<infer Q, infer B, unknown> ? (unknown extends B ? (unknown extends Q ? Record<string, never> : Q) : B) : never

/** A mock as the walker finds it. The endpoint's types are erased here; `mock` has checked them. */
export type Mock = {
  endpoint: Endpoint
  answer: (call: Call<never>) => unknown
  /** The whitelabel code without which the call answers FUNCTION_DISABLED. */
  feature?: string
}

/** What the reader makes text of may be sent as a number too: an id, an amount. */
type AsSent<T> = T extends string ? T | number : T extends object ? { [K in keyof T]: AsSent<T[K]> } : T

/**
 * Answers one call of the gateway. What it gives is typed by the endpoint: a value as the endpoint's reader gives it is also a value
 * that a gateway may send. `null` is what section 5 allows where lists, pages or objects are due.
 */
export function mock<E extends Endpoint<any, any, any>>(
  endpoint: E,
  answer: (call: Call<ParamsOf<E>>) => AsSent<Value<E>> | null | Refusal | Promise<AsSent<Value<E>> | null | Refusal>,
  { feature }: { feature?: string } = {},
): Mock {
  return { endpoint, answer, ...(feature && { feature }) }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
