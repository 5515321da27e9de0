import { browserRandomBytes } from '../platform/browser-info.ts'
import { browserClock } from '../platform/clock.ts'
import type { Clock } from '../platform/clock.ts'
import { readAnswer } from './answer.ts'
import type { Endpoint, Params, Value } from './endpoint.ts'
import type { Failure } from '../../schemas/failure.ts'
import { createSharedRequests } from './shared-requests.ts'
import { GatewayError } from './gateway-error.ts'
import { earlyKey, requestOf } from './request.ts'
import type { GatewayRequest, Site } from './request.ts'
import { answerOf, createSend, pause, tryFor } from './transport.ts'
import type { Fetch, Try } from './transport.ts'

/** The caller: the site, the session's token if there is one, and a signal that aborts the call. */
export type CallContext = Site & { token?: string | undefined; signal?: AbortSignal | undefined }

export type Gateway = {
  /**
   * Asks the gateway.
   *
   * Shape   the endpoint's value, parsed; callers share a running GET, so a value must not be changed
   * Units   gives up 15 s after the start of a try, 60 s of an upload
   * Errors  rejects with `GatewayError` alone: `failure` gives the reason, `aborted` that the signal ended it
   */
  call: <E extends Endpoint<any, any, any>>(endpoint: E, params: Params<E>, context: CallContext) => Promise<Value<E>>
}

export type GatewayOptions = {
  origin: string // without a trailing slash; "": the page's own
  fetch?: Fetch
  clock?: Clock
  random?: () => number // from 0 to below 1
  /** Responses that the page requested before its script ran, by `earlyKey`; each is used once. */
  early?: Map<string, Promise<Response>>
}

const timeoutMs = 15_000 // per try
const uploadTimeoutMs = 60_000
const tries = 3
const pausesMs = [400, 1200] // before the second and the third try, give or take a quarter

/** Creates the client of gateway.md, section 1. It keeps no session: each call brings its token. */
export function createGateway(options: GatewayOptions): Gateway {
  const { origin, clock = browserClock, random = Math.random, early } = options
  // `fetch` is looked up at each call, because a preview frame replaces it
  const send = createSend(options.fetch ?? ((input, init) => globalThis.fetch(input, init)))
  const requests = createSharedRequests(clock)

  return {
    call(endpoint, params, context) {
      const request = requestOf(origin, endpoint, params, context, context.token)
      // Read by our own server alone (decision 496): a gateway at another origin would have to allow it
      if (request.method !== 'GET' && origin === '') request.headers['Idempotency-Key'] = newKey()
      const key = endpoint.method === 'GET' ? [request.url, context.language, context.merchant, request.token].join('\n') : undefined
      return requests.join(key, endpoint.name, context.signal, (abandoned) => ask(endpoint, request, context.language, abandoned))
    },
  }

  async function ask<V>(endpoint: Endpoint<any, any, V>, request: GatewayRequest, language: string, abandoned: AbortSignal): Promise<V> {
    for (let turn = 1; ; turn += 1) {
      const begun = turn === 1 ? takeEarly(request, language) : undefined
      const timeout = endpoint.encoding === 'multipart' ? uploadTimeoutMs : timeoutMs
      const ended = await tryFor(timeout, (signal) => (begun ? answerOf(begun) : send(request, signal)), clock, abandoned)
      const result = ended.kind === 'answered' ? readAnswer(endpoint, ended.answer, clock.now()) : { failure: { kind: 'offline' } as const }
      if ('value' in result) return result.value
      if (request.method === 'GET' && turn < tries && isWorthRetrying(ended, result.failure)) {
        await pause((pausesMs[turn - 1] ?? 0) * (0.75 + random() / 2), clock, abandoned)
        continue
      }
      throw new GatewayError(endpoint.name, result.failure, ended.kind === 'abandoned')
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

function isWorthRetrying(ended: Try, failure: Failure): boolean {
  if (ended.kind === 'unreachable') return true
  return ended.kind === 'answered' && ended.answer.status >= 500 && !isMaintenance(failure)
}

function newKey(): string {
  return [...browserRandomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isMaintenance(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 503 && failure.code === 'MAINTENANCE'
}
