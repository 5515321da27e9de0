import { createFetch } from 'ofetch'

import type { Clock } from '../platform/clock.ts'
import type { Answer } from './answer.ts'
import type { GatewayRequest } from './request.ts'

/** How one try ended. `left`: nobody waits for it any more. */
export type Try = { kind: 'answered'; answer: Answer } | { kind: 'unreachable' } | { kind: 'timeout' } | { kind: 'left' }

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>
export type Send = (request: GatewayRequest, signal: AbortSignal) => Promise<Answer>

/** Sends one request by ofetch. It neither retries nor parses: the rules of gateway.md do that in the client. Rejects when there is no whole answer. */
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

/** The answer of a request that somebody else began. */
export async function answerOf(begun: Promise<Response>): Promise<Answer> {
  const response = await begun
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), text: await response.text() }
}

/** One try with an end: `ms` after its start it is given up, headers and body together. Never rejects. */
export function tryFor(ms: number, send: (signal: AbortSignal) => Promise<Answer>, clock: Clock, left: AbortSignal): Promise<Try> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const stop = clock.after(ms, () => end({ kind: 'timeout' }))
    const leave = () => end({ kind: 'left' })
    const end = (result: Try) => {
      stop()
      left.removeEventListener('abort', leave)
      resolve(result)
      if (result.kind !== 'answered') controller.abort()
    }
    if (left.aborted) return leave()
    left.addEventListener('abort', leave)
    send(controller.signal).then(
      (answer) => end({ kind: 'answered', answer }),
      () => end({ kind: 'unreachable' }),
    )
  })
}

/** Waits; cut short when nobody waits for the call any more. */
export function rest(ms: number, clock: Clock, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(ms, resolve)
    left.addEventListener('abort', () => (stop(), resolve()), { once: true })
  })
}
