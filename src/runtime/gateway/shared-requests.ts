import type { Clock } from '../platform/clock.ts'
import { GatewayError } from './gateway-error.ts'

/** Requests that several callers may wait for. Each caller may leave; when the last one leaves, the request is aborted. */
export type SharedRequests = {
  join: <T>(
    key: string | undefined,
    call: string,
    signal: AbortSignal | undefined,
    start: (abandoned: AbortSignal) => Promise<T>,
  ) => Promise<T>
}

type SharedRequest = {
  promise: Promise<unknown>
  /** Ends the pending attempt. */
  abort: () => void
  /** Drops the pending attempt and begins another, for all waiting callers. */
  restart: () => void
  startedAt: number
  waiting: number
}

/** A request without an answer for so long, in ms, hangs: its callers were notified, and a new call makes another attempt. */
const hangsAfterMs = 5_000

/**
 * Callers with the same key share one running request; without a key nothing is shared. A request that hangs is dropped and sent anew when
 * somebody asks for it again: whoever presses "Try again" must not wait for the end of what does not answer.
 */
export function createSharedRequests(clock: Pick<Clock, 'now'>): SharedRequests {
  const requests = new Map<string, SharedRequest>()

  return {
    join<T>(
      key: string | undefined,
      call: string,
      signal: AbortSignal | undefined,
      start: (abandoned: AbortSignal) => Promise<T>,
    ): Promise<T> {
      if (signal?.aborted) return Promise.reject(abandonedError(call))
      const running = key === undefined ? undefined : requests.get(key)
      if (running && clock.now() - running.startedAt >= hangsAfterMs) running.restart()
      const request = running ?? begin(key, start)
      request.waiting += 1

      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(abandonedError(call))
          request.waiting -= 1
          if (request.waiting > 0) return
          forget(key, request)
          request.abort()
        }
        signal?.addEventListener('abort', leave, { once: true })
        request.promise
          .then((value) => resolve(value as T), reject) // one key is one endpoint, so one type
          .finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }

  function begin(key: string | undefined, start: (abandoned: AbortSignal) => Promise<unknown>): SharedRequest {
    let controller = new AbortController()
    let resolve: (value: unknown) => void = () => undefined
    let reject: (error: unknown) => void = () => undefined
    const promise = new Promise((done, failed) => ([resolve, reject] = [done, failed]))
    const attempt = () => {
      const own = new AbortController()
      controller = own
      start(own.signal).then(
        (value) => own === controller && resolve(value),
        (error: unknown) => own === controller && reject(error), // a dropped attempt rejects no caller
      )
    }
    const request: SharedRequest = {
      promise,
      abort: () => controller.abort(),
      restart() {
        const dropped = controller
        request.startedAt = clock.now()
        attempt()
        dropped.abort()
      },
      startedAt: clock.now(),
      waiting: 0,
    }
    if (key !== undefined) requests.set(key, request)
    attempt()
    promise.catch(() => {}).finally(() => forget(key, request))
    return request
  }

  function forget(key: string | undefined, request: SharedRequest): void {
    if (key !== undefined && requests.get(key) === request) requests.delete(key)
  }
}

function abandonedError(call: string): GatewayError {
  return new GatewayError(call, { kind: 'offline' }, true)
}
