import { createHash } from 'node:crypto'

const keyHeader = 'Idempotency-Key'
const keptMs = 120_000 // a browser that sends a request again does so at once
const mostKept = 2_000
const mostBytes = 65_536 // of an answer that is kept

export type OnceOnly = (request: Request, make: () => Promise<Response>) => Promise<Response>
type Made = { status: number; headers: [string, string][]; bytes: Uint8Array<ArrayBuffer> }

/**
 * Makes calls that change something once for each `Idempotency-Key`, which the portal writes anew for every call (gateway.md has none, so
 * it stays here). A browser may send a request again below `fetch` when its connection breaks: such a call waits for the one that is being
 * made, or gets its answer again for two minutes.
 *
 * Shape   `make` is called once for a method, address, session and key; without a key every time
 * Units   an answer of more than 64 KB goes to its own client alone; an equal call then gets a 502, which says that nobody knows
 */
export function onceOnly(now: () => number = Date.now): OnceOnly {
  const calls = new Map<string, { made: Promise<Made | undefined>; until: number }>()

  return async (request, make) => {
    const key = request.headers.get(keyHeader)
    if (key === null || request.method === 'GET' || request.method === 'HEAD') return make()
    const id = createHash('sha256')
      .update([request.method, request.url, request.headers.get('Authorization') ?? '', key].join('\n'))
      .digest('base64url')
    forgetOld()
    const earlier = calls.get(id)
    if (earlier) return responseOf(await earlier.made.catch(() => undefined))
    const { response, made } = split(make())
    calls.set(id, { made, until: now() + keptMs })
    made.catch(() => undefined) // its own client hears of it by `response`
    return response
  }

  function forgetOld() {
    for (const [id, { until }] of calls) {
      if (until > now() && calls.size < mostKept) return // in the order in which they were made
      calls.delete(id)
    }
  }
}

/** The response for its own client, and what is kept of it for equal calls. */
function split(asked: Promise<Response>): { response: Promise<Response>; made: Promise<Made | undefined> } {
  const read = asked.then(async (response) => {
    const reader = response.body?.getReader()
    const parts: Uint8Array[] = []
    let size = 0
    try {
      while (reader && size <= mostBytes) {
        const { done, value } = await reader.read()
        if (done) break
        parts.push(value)
        size += value.length
      }
    } catch {
      return { response: responseOf(undefined), reader: undefined, parts: [], isWhole: false } // it broke off
    }
    return { response, reader, parts, isWhole: size <= mostBytes }
  })
  return {
    response: read.then(({ response, reader, parts, isWhole }) => {
      const { status, headers } = response
      if (!reader) return response
      return new Response(isWhole ? Buffer.concat(parts) : continued(parts, reader), { status, headers })
    }),
    made: read.then(({ response: { status, headers }, parts, isWhole }) =>
      isWhole && status >= 200 ? { status, headers: [...headers], bytes: Buffer.concat(parts) } : undefined,
    ),
  }
}

function continued(parts: readonly Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  const waiting = [...parts]
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = waiting.length > 0 ? { done: false, value: waiting.shift() } : await reader.read()
      if (done) controller.close()
      else if (value) controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function responseOf(made: Made | undefined): Response {
  if (!made) return Response.json({ success: false, errorCode: 'UPSTREAM' }, { status: 502, headers: { 'Cache-Control': 'no-store' } })
  const isEmpty = made.status === 204 || made.status === 205 || made.status === 304
  return new Response(isEmpty ? null : made.bytes, { status: made.status, headers: made.headers })
}
