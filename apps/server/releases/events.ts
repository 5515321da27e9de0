import type { Context, Hono } from 'hono'

import type { Arms } from '../canary/arms.ts'
import { fail } from '../editing/edit-responses.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import type { Releases } from './releases.ts'

const stillHereMs = 20_000
const mostWaiting = 64 // messages that a client has not read
/** Streams that are open at once (decision 640). A provider of telephones may have thousands of players behind one address. */
const mostStreams = { all: 10_000, ofAddress: 2_000 }
/** When a browser that got no stream may ask for one again, in seconds; it asks for the manifest meanwhile. */
const againAfter = 60

/** Tells open portals and editors which release players get: at once, and whenever it changes. */
export function releaseEvents(
  app: Hono,
  {
    releases,
    layouts,
    arms,
    brandOf,
    addressOf,
    most = mostStreams,
  }: {
    releases: Releases
    layouts: LayoutStore
    /** Each stream hears of the release that its browser has. */
    arms: Pick<Arms, 'of'>
    brandOf: (context: Context) => string
    /** The visitor's address; without one the streams are counted together. */
    addressOf: (context: Context) => string | undefined
    most?: typeof mostStreams
  },
) {
  const streams = new Set<{ send: () => void; keep: () => void; end: () => void }>()
  const byAddress = new Map<string, number>()
  releases.onChange(() => {
    layouts.scan()
    for (const { send } of streams) send()
  })
  const timer = setInterval(() => streams.forEach(({ keep }) => keep()), stillHereMs)
  timer.unref()
  releases.onClose(() => {
    clearInterval(timer)
    for (const { end } of streams) end()
  })

  app.get('/api/layouts/events', (context) => {
    const brand = context.req.query('brand') ?? brandOf(context)
    if (!layouts.has(brand)) return fail(context, 404, 'There is no such brand.')
    const address = addressOf(context) ?? ''
    if (streams.size >= most.all || (byAddress.get(address) ?? 0) >= most.ofAddress) {
      context.header('Retry-After', String(againAfter))
      context.header('Cache-Control', 'no-store')
      return fail(context, 503, 'Too many streams are open now. GET /api/layouts/manifest says the same when it is asked.')
    }
    const headers = {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no', // nginx would hold the messages back
    }
    if (context.req.method === 'HEAD') return context.body(null, 200, headers) // nobody would end its stream
    return context.body(
      streamOf(address, () => arms.of(context, brand).layouts.release(brand, Infinity).release),
      200,
      headers,
    )
  })

  function count(address: string, more: 1 | -1) {
    const open = (byAddress.get(address) ?? 0) + more
    if (open > 0) byAddress.set(address, open)
    else byAddress.delete(address)
  }

  function streamOf(address: string, shown: () => string): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    let stream: Parameters<typeof streams.add>[0]
    let last = ''
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const write = (text: string) => {
            if ((controller.desiredSize ?? 0) <= 0) return end() // nobody reads it
            controller.enqueue(encoder.encode(text))
          }
          const end = () => {
            if (!streams.delete(stream)) return
            count(address, -1)
            controller.close()
          }
          const send = () => {
            const data = JSON.stringify({ number: releases.number(), release: shown() })
            if (data !== last) write(`event: release\ndata: ${data}\n\n`)
            last = data
          }
          stream = { send, keep: () => write(': still here\n\n'), end }
          streams.add(stream)
          count(address, 1)
          send()
        },
        cancel() {
          if (streams.delete(stream)) count(address, -1)
        },
      },
      { highWaterMark: mostWaiting },
    )
  }
}
