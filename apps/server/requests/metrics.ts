import type { Context, Hono, Next } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { isFromThisMachine, isThroughProxy } from '../editing/edit-guard.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { areaOf, methodOf } from './request-area.ts'

export type Metrics = {
  /** Counts and times each request. */
  observe: (context: Context, next: Next) => Promise<void>
  /** Adds `GET /metrics`, in the text form of Prometheus. */
  route: (app: Hono) => void
}

/**
 * What Prometheus reads of one server: requests by method, area and status, in seconds until the headers are sent; the release of each
 * brand; the process's own figures (processor time, memory, event loop, garbage). No label holds an address, a name of a visitor or a
 * token, and each has few values. `mayRead` says which other machines may ask, by their addresses; this machine always may. A request
 * that came through a proxy is somebody else's and gets 404.
 */
export function createMetrics({
  layouts,
  mayRead,
}: {
  layouts: Pick<LayoutStore, 'brands' | 'release'>
  mayRead: (address: string) => boolean
}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the headers of its reply.',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'foyer_request_errors_total',
    help: 'Requests at which the server or the gateway behind it failed: replies of 500 and above.',
    labelNames: ['area'],
    registers: [registry],
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that have no reply yet.', registers: [registry] })
  // The registry keeps it; nobody else needs a name for it
  void new Gauge({
    name: 'foyer_release_documents',
    help: 'Documents in the current release of a brand; the label release changes with each release.',
    labelNames: ['brand', 'release'],
    registers: [registry],
    collect() {
      this.reset()
      for (const brand of layouts.brands()) {
        const { release, documents } = layouts.release(brand)
        this.set({ brand, release }, Object.keys(documents).length)
      }
    },
  })

  return {
    async observe(context, next) {
      const area = areaOf(context.req.path)
      const stop = seconds.startTimer({ method: methodOf(context.req.method), area })
      inFlight.inc()
      try {
        await next()
      } finally {
        inFlight.dec()
        const { status } = context.res
        stop({ status })
        if (status >= 500) failures.inc({ area })
      }
    },
    route(app) {
      app.get('/metrics', async (context) => {
        if (!isReader(context)) return context.text('Not found', 404)
        return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      })
    },
  }

  function isReader(context: Context): boolean {
    const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } } // what @hono/node-server provides
    return isFromThisMachine(context) || (!isThroughProxy(context) && mayRead(incoming?.socket?.remoteAddress ?? ''))
  }
}
