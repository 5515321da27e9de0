import { createFetch } from 'ofetch'

import type { Clock } from '../platform/clock.ts'
import type { Answer } from './answer.ts'
import type { GatewayRequest } from './request.ts'

/** How one try ended. `abandoned`: every caller has left. */
export type Try = { kind: 'answered'; answer: Answer } | { kind: 'unreachable' } | { kind: 'timeout' } | { kind: 'abandoned' }

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>
export type Send = (request: GatewayRequest, signal: AbortSignal) => Promise<Answer>

/**
 * Sends one request by ofetch. It neither retries nor parses: the rules of gateway.md do that in the client. Rejects when there is no whole
 * answer.
 */
export function createSend(fetch: Fetch): Send {
  const http = createFetch({ fetch: (input, init) => fetch(input as string, init) }) // `raw` below is given text alone
  return async ({ method, url, headers, body }, signal) => {
    const response = await http.raw(url, {
      method,
      headers,
      body,
      signal,
      credentials: 'omit',
      responseType: 'text',
      retry: false,
      ignoreResponseError: true,
    })
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), text: response._data ?? '' }
  }
}

/** The answer of a request that is already running. */
export async function answerOf(begun: Promise<Response>): Promise<Answer> {
  const response = await begun
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), text: await response.text() }
}

/** One try, aborted when headers and body have not come within `ms`. Never rejects. */
export function tryFor(ms: number, send: (signal: AbortSignal) => Promise<Answer>, clock: Clock, abandoned: AbortSignal): Promise<Try> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const stop = clock.after(ms, () => end({ kind: 'timeout' }))
    const leave = () => end({ kind: 'abandoned' })
    const end = (result: Try) => {
      stop()
      abandoned.removeEventListener('abort', leave)
      resolve(result)
      if (result.kind !== 'answered') controller.abort()
    }
    if (abandoned.aborted) return leave()
    abandoned.addEventListener('abort', leave)
    send(controller.signal).then(
      (answer) => end({ kind: 'answered', answer }),
      () => end({ kind: 'unreachable' }),
    )
  })
}

/** Waits for `ms`, or until every caller has left. */
export function pause(ms: number, clock: Clock, abandoned: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(ms, resolve)
    abandoned.addEventListener('abort', () => (stop(), resolve()), { once: true })
  })
}
