import type * as z from 'zod/mini'

/** Which session a call needs: the column Token of gateway.md. */
export type Token = 'no' | 'opt' | 'yes' | 'real' | 'agent'

/**
 * One call of the gateway as data: the client, the mock and the tests read this one value.
 * `query` and `body` are what a caller gives; the client adds what every call carries (language, merchant, clientType, platform),
 * as `adds` names it.
 */
export type Endpoint<Query = unknown, Body = unknown, Value = unknown> = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  token: Token
  /** Parameters the client fills in from the site: name → fixed text, or what to take. */
  adds?: Readonly<Record<string, string | { site: 'language' | 'merchant' | 'merchantCode' }>>
  /** How a body is written; JSON when missing. `multipart` is for files, and gives the call more time. */
  encoding?: 'form' | 'multipart'
  /** Headers of this call alone: name → fixed text, or the parameter that travels there and not in the body. */
  headers?: Readonly<Record<string, string | { param: string }>>
  query?: z.ZodMiniType<Query>
  body?: z.ZodMiniType<Body>
  value: z.ZodMiniType<Value>
}

/** What a caller passes: the query for GET and DELETE, the body for the others. */
export type Params<E> = E extends Endpoint<infer Q, infer B, unknown> ? (unknown extends B ? (unknown extends Q ? void : Q) : B) : never
export type Value<E> = E extends Endpoint<any, any, infer V> ? V : never

export function defineEndpoint<V, Q = unknown, B = unknown>(endpoint: Endpoint<Q, B, V>): Endpoint<Q, B, V> {
  return endpoint
}
