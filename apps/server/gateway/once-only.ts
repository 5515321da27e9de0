import { createHash } from 'node:crypto'

import { callLimit, readBytes, tooLargeCall } from '../requests/request-body.ts'
import type { Made, SharedCall, SharedCalls } from './shared-calls.ts'

const keyHeader = 'Idempotency-Key'
/** Long enough that nobody meets another's key by chance or by trying. */
export const keyForm = /^[\w.:-]{16,200}$/
const keptMs = 120_000 // a browser that sends a request again does so at once
const mostBytes = 65_536 // of an answer that is kept
/** What the kept answers of one visitor, and those of all, may take: a stranger's calls push no answer of another out. */
const room = { calls: 300, bytes: 2 * 1024 * 1024, allBytes: 64 * 1024 * 1024 }
const bytesOfCall = 1_000 // without its answer
/** How long a call waits until the database says whether another server has it, and how long nobody asks again where it did not. */
const [databaseMs, pauseMs] = [1_000, 5_000]

export type OnceOnly = (request: Request, visitor: string | undefined, make: (request: Request) => Promise<Response>) => Promise<Response>
type Begun = { response: Response | Promise<Response>; made: Promise<Made | undefined>; isRefused?: boolean }
type Call = { visitor: string; body: string; made: Promise<Made | undefined>; until: number; isMade: boolean; bytes: number }

/**
 * Makes calls that change something once for each `Idempotency-Key`, which the portal writes anew for every call (gateway.md has none, so
 * it stays here). A browser may send a request again below `fetch` when its connection breaks: such a call waits for the one that is being
 * made, or gets its answer again for two minutes. With `shared` this holds over all servers; while their database is away each server
 * knows its own calls alone, so that players notice nothing.
 *
 * Shape   `make` is called once for a method, address, session (of a guest: the visitor's address), key and body; without a key every
 *         time. It gets the request, whose body was read
 * Units   a key has 16 to 200 characters; an answer of more than 64 KB goes to its own client alone; an equal call then gets a 502, which
 *         says that nobody knows
 * Errors  another key: 400; a key that came with another body: 422; a body longer than a call may send: 413
 */
export function onceOnly({ now = Date.now, shared }: { now?: () => number; shared?: (() => SharedCalls) | undefined } = {}): OnceOnly {
  const calls = new Map<string, Call>()
  const taken = new Map<string, { calls: number; bytes: number }>() // by visitor
  let bytes = 0
  let askAfter = 0 // the database

  return async (request, visitor = '', make) => {
    const key = request.headers.get(keyHeader)
    if (key === null || request.method === 'GET' || request.method === 'HEAD') return make(request)
    if (!keyForm.test(key)) return refusal(400, `${keyHeader} has 16 to 200 letters, digits and . : _ -`)
    const session = request.headers.get('Authorization') ?? ''
    const id = digest(JSON.stringify([request.method, request.url, session || ['guest', visitor], key]))
    const whole = await withBody(request)
    if (whole instanceof Response) return whole
    forgetOld()
    const earlier = calls.get(id)
    if (earlier && earlier.body !== whole.body) return otherBody()
    if (earlier) return responseOf(await earlier.made.catch(() => undefined))
    const until = now() + keptMs
    const begun: Begun | Promise<Begun> = shared
      ? begin({ id, body: digest(JSON.stringify([key, whole.body])), secret: JSON.stringify([key, session]), until }, shared, () =>
          make(whole.request),
        )
      : split(make(whole.request))
    const made = Promise.resolve(begun).then((one) => one.made)
    const call: Call = { visitor, body: whole.body, made, until, isMade: false, bytes: 0 }
    calls.set(id, call)
    count(call, bytesOfCall)
    const end = (answer?: Made) => {
      call.isMade = true
      if (calls.get(id) === call) count(call, answer?.bytes.length ?? 0)
      makeRoom(visitor)
    }
    made.then(end, () => end()) // its own client hears of it by `response`
    const { response, isRefused } = await begun
    if (isRefused && calls.get(id) === call) forget(id, call) // the call that has this key is made by another server
    return response
  }

  /** Makes the call unless another server has it. */
  async function begin(call: SharedCall, shared: () => SharedCalls, make: () => Promise<Response>): Promise<Begun> {
    const taken = now() < askAfter ? undefined : await inTime((async () => shared().take(call))())
    if (taken?.by === 'other') {
      if (taken.body !== call.body) return { response: otherBody(), made: Promise.resolve(undefined), isRefused: true }
      return { response: taken.made.then(responseOf), made: taken.made }
    }
    if (!taken && now() >= askAfter) askAfter = now() + pauseMs
    const begun = split(make())
    // The answer is kept also when the database was too slow to confirm: it may have recorded the call nevertheless
    const keep = (made: Made | undefined) => shared().keep(call, made)
    begun.made.then(keep, () => keep(undefined)).catch(() => undefined) // then another server finds no answer, and nobody makes it twice
    return begun
  }

  function count(call: Call, more: number) {
    const own = taken.get(call.visitor) ?? { calls: 0, bytes: 0 }
    if (call.bytes === 0) own.calls += 1
    call.bytes += more
    own.bytes += more
    bytes += more
    taken.set(call.visitor, own)
  }

  function forget(id: string, call: Call) {
    const own = taken.get(call.visitor)
    calls.delete(id)
    bytes -= call.bytes
    if (!own) return
    own.calls -= 1
    own.bytes -= call.bytes
    if (own.calls === 0) taken.delete(call.visitor)
  }

  function forgetOld() {
    for (const [id, call] of calls) {
      if (call.until > now()) return // in the order in which they were made
      forget(id, call)
    }
  }

  /** Forgets the oldest answers of a visitor who has too many, then of all. A call that is being made stays: it must not be made twice. */
  function makeRoom(visitor: string) {
    const own = taken.get(visitor)
    for (const [id, call] of calls) {
      const isOver = own !== undefined && (own.calls > room.calls || own.bytes > room.bytes)
      if (!isOver && bytes <= room.allBytes) return
      if (call.isMade && (!isOver || call.visitor === visitor)) forget(id, call)
    }
  }
}

/**
 * The request with its body in memory, and what tells the body from another. Of an upload that is what separates its parts, which is
 * random.
 */
async function withBody(request: Request): Promise<{ request: Request; body: string } | Response> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!request.body || /^multipart\//i.test(type)) return { request, body: `${type}\n${request.headers.get('Content-Length') ?? ''}` }
  const most = callLimit(type)
  const bytes = await readBytes(request, most).catch(() => new Uint8Array()) // cut off: nobody waits for the answer
  if (!bytes) return tooLargeCall(most)
  const { method, headers, url, signal } = request
  const body = bytes as Uint8Array<ArrayBuffer> // a message's bytes are shared with nobody
  return { request: new Request(url, { method, headers, signal, body }), body: digest(body) }
}

/** What the database answers; undefined where it fails or takes too long. */
function inTime<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((done) => void setTimeout(done, databaseMs, undefined).unref())
  return Promise.race([asked.catch(() => undefined), late])
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

function refusal(status: 400 | 422, message: string): Response {
  return Response.json({ success: false, errorCode: 'PARAM_INVALID', message }, { status, headers: { 'Cache-Control': 'no-store' } })
}

function otherBody(): Response {
  return refusal(422, `This ${keyHeader} came with another body.`)
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
