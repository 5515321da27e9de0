import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

import { boundedStream } from '../files/bounded-stream.ts'
import { callLimit, tooLargeCall } from '../requests/request-body.ts'

/** Request headers that stay here: those of one connection, the portal's own cookies, and what names the visitor. */
const keptHere = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'cookie',
  'idempotency-key', // of the way between browser and server, see once-only.ts
  'forwarded',
  'x-real-ip',
])
const namesVisitor = /^x-forwarded-/

/** Reply headers that a browser may get. Any other could act for our origin: set its cookies, clear its storage, send it elsewhere. */
const passedOn = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'vary',
  'www-authenticate',
])

/** Headers of every forwarded reply: a browser that opens it as a page runs no script in it. */
const harmless = { 'Content-Security-Policy': "default-src 'none'; sandbox", 'X-Content-Type-Options': 'nosniff' } as const

const callType = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:json|plain))\s*(?:;|$)/i
const fileType =
  /^(?:image|audio|video|font)\/|^(?:application\/(?:octet-stream|zip|pdf|json|vnd\.android\.package-archive)|text\/plain)\s*(?:;|$)/i

export type ForwardOptions = {
  /** How long the gateway may take to begin its answer, and be silent within it while the client waits for more. */
  timeoutMs?: number
  /** The same for uploads (multipart bodies). */
  uploadTimeoutMs?: number
  /** The client's address, from the socket. */
  visitor?: string | undefined
  /** Whether that address is a proxy of ours, whose `X-Forwarded-*` count. */
  trusted?: boolean
  /** The call goes on when its client leaves: somebody may still ask what became of it. */
  toItsEnd?: boolean
  /** `call`: JSON is expected, anything else is a broken reply. `file`: a picture or a download. */
  kind?: 'call' | 'file'
}

/**
 * Sends a request on to the gateway and streams the answer back: method, path, query, body, status, and the headers that may pass
 * (decisions 8 and 106). Either side is read only as fast as the other takes it, so the length of a body costs no memory; who does not read
 * the answer cancels it.
 *
 * Units   15 s without an answer, 60 s for uploads (gateway.md, section 1)
 * Errors  no usable answer (no connection, an impossible status, an unasked upgrade, a call's reply that is no JSON): 502; too late: 504;
 *         both with the gateway's envelope `{ success: false, errorCode: 'UPSTREAM' }`, without a message: the portal has the words; with
 *         `value: { sent: false }` where there was no connection that the request could have left by;
 *         more than a call may send: 413, and the gateway gets no whole request
 */
export async function forward(request: Request, gateway: URL, options: ForwardOptions = {}): Promise<Response> {
  const { timeoutMs = 15_000, uploadTimeoutMs = 60_000, toItsEnd = false, kind = 'call' } = options
  const upload = /^multipart\//i.test(request.headers.get('content-type') ?? '')
  const most = callLimit(request.headers.get('content-type'))
  if (Number(request.headers.get('content-length') ?? 0) > most) return tooLargeCall(most)
  const limitMs = upload ? uploadTimeoutMs : timeoutMs
  const { pathname, search } = new URL(request.url)
  const target = new URL(gateway)
  target.pathname = `${gateway.pathname.replace(/\/$/, '')}${pathname}`
  target.search = search

  return new Promise((resolve) => {
    let upstream: http.ClientRequest
    try {
      const { request: ask } = target.protocol === 'https:' ? https : http
      upstream = ask(target, { method: request.method, headers: requestHeaders(request, options), timeout: limitMs })
    } catch {
      return resolve(envelope(502, false)) // a header or an address that HTTP cannot carry
    }
    let connected = false
    upstream.on('socket', (socket) => {
      const connect = () => void (connected = true)
      if (socket.connecting) socket.once('connect', connect)
      else connect()
    })
    const begun = setTimeout(() => giveUp(504), limitMs)
    function giveUp(status: 502 | 504) {
      clearTimeout(begun)
      resolve(envelope(status, connected))
      upstream.destroy()
    }
    let answered: http.IncomingMessage | undefined
    upstream.on('response', (answer) => {
      answered = answer
      clearTimeout(begun)
      answer.on('error', () => upstream.destroy())
      const response = toResponse(answer, request.method, kind)
      if (response) return resolve(response)
      answer.resume()
      giveUp(502)
    })
    upstream.on('upgrade', (_, socket) => {
      socket.destroy()
      giveUp(502)
    })
    upstream.on('timeout', () => {
      // The client takes its time, and the gateway waits for it: that is no silence of the gateway
      if (answered?.isPaused()) upstream.setTimeout(limitMs)
      else giveUp(504)
    })
    upstream.on('error', () => giveUp(502))
    upstream.on('close', () => giveUp(502)) // nothing happens where there was an answer
    if (!toItsEnd) request.signal.addEventListener('abort', () => upstream.destroy(), { once: true })
    if (!request.body) return void upstream.end()
    const body = Readable.fromWeb(request.body as NodeStream) // the same stream, under the name that Node's types give it
    body.on('error', () => upstream.destroy())
    let size = 0
    body.on('data', (part: Uint8Array) => {
      size += part.length
      if (size <= most) return
      clearTimeout(begun)
      resolve(tooLargeCall(most))
      upstream.destroy()
      body.destroy()
    })
    body.pipe(upstream)
  })
}

function requestHeaders(request: Request, { visitor, trusted = false }: ForwardOptions): http.OutgoingHttpHeaders {
  const { host, protocol } = new URL(request.url)
  const headers: http.OutgoingHttpHeaders = {}
  const named = namedByConnection(request.headers.get('connection'))
  for (const [name, value] of request.headers)
    if (!keptHere.has(name) && !named.has(name) && !namesVisitor.test(name)) headers[name] = value
  const trustedHeader = (name: string) => (trusted ? request.headers.get(name) : null)
  headers['x-forwarded-host'] = trustedHeader('x-forwarded-host') ?? host
  headers['x-forwarded-proto'] = trustedHeader('x-forwarded-proto') ?? protocol.slice(0, -1)
  const chain = [trustedHeader('x-forwarded-for'), visitor].filter(Boolean).join(', ')
  if (chain) headers['x-forwarded-for'] = chain
  return headers
}

/** The reply for the browser; undefined when it cannot be passed on: an impossible status or header, a body of another type. */
function toResponse(answer: http.IncomingMessage, method: string, kind: 'call' | 'file'): Response | undefined {
  const status = answer.statusCode ?? 0
  if (status < 200 || status > 599) return undefined
  const type = answer.headers['content-type']
  const mayPass = type === undefined || (kind === 'call' ? callType : fileType).test(type)
  const empty = method === 'HEAD' || status === 204 || status === 205 || status === 304
  if (kind === 'call' && !mayPass && !empty) {
    if (status < 400) return undefined
    answer.resume()
    return envelope(status) // an error page of a proxy: its status is enough
  }
  try {
    const headers = new Headers()
    const named = namedByConnection(answer.headers.connection ?? null)
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value === undefined || !passedOn.has(name) || named.has(name)) continue
      for (const one of [value].flat()) headers.append(name, one)
    }
    for (const [name, value] of Object.entries(harmless)) headers.set(name, value)
    if (kind === 'call' && type === undefined && !empty) headers.set('Content-Type', 'application/json')
    if (kind === 'file' && !mayPass) {
      headers.set('Content-Type', 'application/octet-stream')
      headers.set('Content-Disposition', 'attachment')
    }
    if (empty) answer.resume()
    return new Response(empty ? null : boundedStream(answer), { status, headers })
  } catch {
    return undefined // a header that a response cannot carry
  }
}

function namedByConnection(value: string | null): Set<string> {
  return new Set((value ?? '').split(',').map((name) => name.trim().toLowerCase()))
}

/** `sent`: a part of the request may have reached the gateway. */
function envelope(status: number, sent = true): Response {
  const body = { success: false, errorCode: 'UPSTREAM', ...(!sent && { value: { sent } }) }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...harmless } })
}
