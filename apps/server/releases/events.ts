import type { Context, Hono } from 'hono'

import { fail } from '../edit-responses.ts'
import type { LayoutStore } from '../layouts.ts'
import type { Releases } from './releases.ts'

const stillHereMs = 20_000
const mostWaiting = 64 // messages that a client has not read

/** Tells open portals and editors which release players get: at once, and whenever it changes. */
export function releaseEvents(
  app: Hono,
  { releases, layouts, brandOf }: { releases: Releases; layouts: LayoutStore; brandOf: (context: Context) => string },
) {
  const streams = new Set<{ send: () => void; keep: () => void; end: () => void }>()
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
    return context.body(streamOf(brand), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no', // nginx would hold the messages back
    })
  })

  function streamOf(brand: string): ReadableStream<Uint8Array> {
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
            if (streams.delete(stream)) controller.close()
          }
          const send = () => {
            const data = JSON.stringify({ number: releases.number(), release: layouts.release(brand, Infinity).release })
            if (data !== last) write(`event: release\ndata: ${data}\n\n`)
            last = data
          }
          stream = { send, keep: () => write(': still here\n\n'), end }
          streams.add(stream)
          send()
        },
        cancel() {
          streams.delete(stream)
        },
      },
      { highWaterMark: mostWaiting },
    )
  }
}
