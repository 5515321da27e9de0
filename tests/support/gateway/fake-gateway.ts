import type { Endpoint, Params, Value } from '../../../src/runtime/gateway/endpoint.ts'
import type { Failure } from '../../../src/schemas/failure.ts'
import { GatewayError } from '../../../src/runtime/gateway/gateway-error.ts'
import type { CallContext, Gateway } from '../../../src/runtime/gateway/client.ts'

type AnyEndpoint = Endpoint<any, any, any> // any: a list of endpoints of every kind
export type FakeCall = { name: string; params: unknown } & CallContext
type Reply = (params: unknown, context: CallContext) => Promise<unknown>

export type FakeGateway = Gateway & {
  /** Every call so far, in order. */
  calls: FakeCall[]
  /** The names of the calls so far. */
  names: () => string[]
  /** Sets the answer from now on. A function computes it from the request. */
  answer: <E extends AnyEndpoint>(endpoint: E, value: Value<E> | ((params: Params<E>, context: CallContext) => Value<E>)) => FakeGateway
  fail: (endpoint: AnyEndpoint, failure?: Failure) => FakeGateway
  /** Keeps the calls of an endpoint waiting; the test answers each by hand, in any order. */
  hold: <E extends AnyEndpoint>(
    endpoint: E,
  ) => { waiting: () => number; answer: (index: number, value: Value<E>) => void; fail: (index: number, failure: Failure) => void }
}

export const offline: Failure = { kind: 'offline' }
export const refused = (code: string, status = 200, message = ''): Failure => ({ kind: 'refused', code, message, status })

/** A gateway in memory. A call without a set answer gets 404. */
export function fakeGateway(): FakeGateway {
  const replies = new Map<string, Reply>()
  const calls: FakeCall[] = []
  const gateway: FakeGateway = {
    calls,
    names: () => calls.map(({ name }) => name),
    call(endpoint, params, context) {
      calls.push({ name: endpoint.name, params, ...context })
      const reply = replies.get(endpoint.name)
      return (reply ? reply(params, context) : Promise.reject(asError(endpoint, refused('NOT_FOUND', 404)))) as Promise<
        Value<typeof endpoint>
      > // `answer` has checked the type
    },
    answer(endpoint, value) {
      replies.set(endpoint.name, async (params, context) =>
        typeof value === 'function' ? (value as (params: unknown, context: CallContext) => unknown)(params, context) : value,
      )
      return gateway
    },
    fail(endpoint, failure = offline) {
      replies.set(endpoint.name, () => Promise.reject(asError(endpoint, failure)))
      return gateway
    },
    hold(endpoint) {
      const waiting: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = []
      replies.set(endpoint.name, () => new Promise((resolve, reject) => waiting.push({ resolve, reject })))
      return {
        waiting: () => waiting.length,
        answer: (index, value) => waiting[index]?.resolve(value),
        fail: (index, failure) => waiting[index]?.reject(asError(endpoint, failure)),
      }
    },
  }
  return gateway
}

function asError(endpoint: AnyEndpoint, failure: Failure): GatewayError {
  return new GatewayError(endpoint.name, failure)
}
