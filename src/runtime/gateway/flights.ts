import { GatewayError } from './gateway-error.ts'

/** Work that several callers may wait for; each may leave, and the last to leave ends it. */
export type Flights = {
  join: <T>(key: string | undefined, call: string, signal: AbortSignal | undefined, start: (left: AbortSignal) => Promise<T>) => Promise<T>
}

type Flight = { promise: Promise<unknown>; controller: AbortController; waiting: number }

/** Shares what has the same key while it is under way; without a key nothing is shared. */
export function createFlights(): Flights {
  const flights = new Map<string, Flight>()

  return {
    join<T>(key: string | undefined, call: string, signal: AbortSignal | undefined, start: (left: AbortSignal) => Promise<T>): Promise<T> {
      if (signal?.aborted) return Promise.reject(gone(call))
      const flight = (key !== undefined && flights.get(key)) || begin(key, start)
      flight.waiting += 1

      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(gone(call))
          flight.waiting -= 1
          if (flight.waiting > 0) return
          forget(key, flight)
          flight.controller.abort()
        }
        signal?.addEventListener('abort', leave, { once: true })
        flight.promise
          .then((value) => resolve(value as T), reject) // one key is one endpoint, so one type
          .finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }

  function begin(key: string | undefined, start: (left: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController()
    const flight: Flight = { promise: start(controller.signal), controller, waiting: 0 }
    if (key !== undefined) flights.set(key, flight)
    flight.promise.catch(() => {}).finally(() => forget(key, flight))
    return flight
  }

  function forget(key: string | undefined, flight: Flight): void {
    if (key !== undefined && flights.get(key) === flight) flights.delete(key)
  }
}

function gone(call: string): GatewayError {
  return new GatewayError(call, { kind: 'offline' }, true)
}
