import { browserClock } from '../platform/clock.ts'
import type { Clock } from '../platform/clock.ts'
import { readAnswer } from './answer.ts'
import type { Endpoint, Params, Value } from './endpoint.ts'
import type { Failure } from '../../schemas/failure.ts'
import { createFlights } from './flights.ts'
import { GatewayError } from './gateway-error.ts'
import { earlyKey, requestOf } from './request.ts'
import type { GatewayRequest, Site } from './request.ts'
import { answerOf, createSend, rest, tryFor } from './transport.ts'
import type { Fetch, Try } from './transport.ts'

/** Who asks: the site, the session's token when there is one, and a signal for when the answer is no longer wanted. */
export type CallContext = Site & { token?: string | undefined; signal?: AbortSignal | undefined }

export type Gateway = {
  /**
   * Asks the gateway.
   *
   * Shape   the endpoint's value, parsed; the same GET under way is shared, so a value must not be changed
   * Units   gives up 15 s after the start of a try
   * Errors  rejects with `GatewayError` alone: `failure` says why, `aborted` that the signal did it
   */
  call: <E extends Endpoint<any, any, any>>(endpoint: E, params: Params<E>, context: CallContext) => Promise<Value<E>>
}

export type GatewayOptions = {
  origin: string // without a trailing slash; "": the page's own
  fetch?: Fetch
  clock?: Clock
  random?: () => number // from 0 to below 1
  /** First answers that are already on their way, by `earlyKey`; each is used once. */
  early?: Map<string, Promise<Response>>
}

const patience = 15_000 // ms, per try
const tries = 3
const pauses = [400, 1200] // ms before the second and the third try, give or take a quarter

/** Creates the client of gateway.md, section 1. It keeps no session: who is logged in comes with each call. */
export function createGateway(options: GatewayOptions): Gateway {
  const { origin, clock = browserClock, random = Math.random, early } = options
  // Looked up at each call: a preview frame puts its own fetch in place
  const send = createSend(options.fetch ?? ((input, init) => globalThis.fetch(input, init)))
  const flights = createFlights()

  return {
    call(endpoint, params, context) {
      const request = requestOf(origin, endpoint, params, context, context.token)
      const key = endpoint.method === 'GET' ? [request.url, context.language, context.merchant, request.token].join('\n') : undefined
      return flights.join(key, endpoint.name, context.signal, (left) => ask(endpoint, request, context.language, left))
    },
  }

  async function ask<V>(endpoint: Endpoint<any, any, V>, request: GatewayRequest, language: string, left: AbortSignal): Promise<V> {
    for (let turn = 1; ; turn += 1) {
      const begun = turn === 1 ? takeEarly(request, language) : undefined
      const ended = await tryFor(patience, (signal) => (begun ? answerOf(begun) : send(request, signal)), clock, left)
      const result = ended.kind === 'answered' ? readAnswer(endpoint, ended.answer, clock.now()) : { failure: { kind: 'offline' } as const }
      if ('value' in result) return result.value
      if (request.method === 'GET' && turn < tries && isWorthAnother(ended, result.failure)) {
        await rest((pauses[turn - 1] ?? 0) * (0.75 + random() / 2), clock, left)
        continue
      }
      throw new GatewayError(endpoint.name, result.failure, ended.kind === 'left')
    }
  }

  function takeEarly(request: GatewayRequest, language: string): Promise<Response> | undefined {
    if (request.method !== 'GET') return undefined
    const key = earlyKey(request.url, language, request.token !== undefined)
    const response = early?.get(key)
    early?.delete(key)
    return response
  }
}

function isWorthAnother(ended: Try, failure: Failure): boolean {
  if (ended.kind === 'unreachable') return true
  return ended.kind === 'answered' && ended.answer.status >= 500 && !isMaintenance(failure)
}

function isMaintenance(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 503 && failure.code === 'MAINTENANCE'
}
