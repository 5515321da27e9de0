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

type SharedRequest = { promise: Promise<unknown>; controller: AbortController; waiting: number }

/** Callers with the same key share one running request; without a key nothing is shared. */
export function createSharedRequests(): SharedRequests {
  const requests = new Map<string, SharedRequest>()

  return {
    join<T>(
      key: string | undefined,
      call: string,
      signal: AbortSignal | undefined,
      start: (abandoned: AbortSignal) => Promise<T>,
    ): Promise<T> {
      if (signal?.aborted) return Promise.reject(abandonedError(call))
      const request = (key !== undefined && requests.get(key)) || begin(key, start)
      request.waiting += 1

      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(abandonedError(call))
          request.waiting -= 1
          if (request.waiting > 0) return
          forget(key, request)
          request.controller.abort()
        }
        signal?.addEventListener('abort', leave, { once: true })
        request.promise
          .then((value) => resolve(value as T), reject) // one key is one endpoint, so one type
          .finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }

  function begin(key: string | undefined, start: (abandoned: AbortSignal) => Promise<unknown>): SharedRequest {
    const controller = new AbortController()
    const request: SharedRequest = { promise: start(controller.signal), controller, waiting: 0 }
    if (key !== undefined) requests.set(key, request)
    request.promise.catch(() => {}).finally(() => forget(key, request))
    return request
  }

  function forget(key: string | undefined, request: SharedRequest): void {
    if (key !== undefined && requests.get(key) === request) requests.delete(key)
  }
}

function abandonedError(call: string): GatewayError {
  return new GatewayError(call, { kind: 'offline' }, true)
}
