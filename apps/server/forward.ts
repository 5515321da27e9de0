import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

/** Headers that belong to one connection, not to the message. */
const hopByHop = new Set([
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
])

/**
 * Sends a request on to the gateway and streams the answer back as it is: method, path, query, headers, body, status.
 *
 * Units   `silenceMs`: how long the gateway may say nothing
 * Errors  no connection: 502, silence: 504, both with the gateway's own envelope `{ success: false, errorCode: 'UPSTREAM', message }`
 */
export async function forward(
  request: Request,
  gateway: URL,
  { silenceMs = 30_000, visitor }: { silenceMs?: number; visitor?: string | undefined } = {},
): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url)
  const target = new URL(gateway)
  target.pathname = `${gateway.pathname.replace(/\/$/, '')}${pathname}`
  target.search = search
  const headers: http.OutgoingHttpHeaders = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }
  const named = namedByConnection(request.headers.get('connection'))
  for (const [name, value] of request.headers) if (!hopByHop.has(name) && !named.has(name)) headers[name] = value
  if (visitor) headers['x-forwarded-for'] = [request.headers.get('x-forwarded-for'), visitor].filter(Boolean).join(', ')

  return new Promise((resolve) => {
    const upstream = (target.protocol === 'https:' ? https : http).request(target, { method: request.method, headers, timeout: silenceMs })
    upstream.on('response', (answer) => {
      answer.on('error', () => upstream.destroy())
      resolve(toResponse(answer, request.method))
    })
    upstream.on('timeout', () => {
      resolve(envelope(504, 'The gateway did not answer in time'))
      upstream.destroy()
    })
    upstream.on('error', () => resolve(envelope(502, 'The gateway cannot be reached')))
    request.signal.addEventListener('abort', () => upstream.destroy(), { once: true })
    if (!request.body) return void upstream.end()
    const body = Readable.fromWeb(request.body as NodeStream) // the same stream, under the name that Node's types give it
    body.on('error', () => upstream.destroy())
    body.pipe(upstream)
  })
}

function toResponse(answer: http.IncomingMessage, method: string): Response {
  const headers = new Headers()
  const named = namedByConnection(answer.headers.connection ?? null)
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || hopByHop.has(name) || named.has(name)) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  const status = answer.statusCode ?? 502
  const empty = method === 'HEAD' || status === 204 || status === 205 || status === 304
  if (empty) answer.resume()
  return new Response(empty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers })
}

function namedByConnection(value: string | null): Set<string> {
  return new Set((value ?? '').split(',').map((name) => name.trim().toLowerCase()))
}

function envelope(status: 502 | 504, message: string): Response {
  return Response.json({ success: false, errorCode: 'UPSTREAM', message }, { status, headers: { 'Cache-Control': 'no-store' } })
}
