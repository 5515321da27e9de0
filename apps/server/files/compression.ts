import type { Context, Next } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'

import { boundedStream } from './bounded-stream.ts'

const leastBytes = 1_024

/**
 * Packs replies of text by gzip, for clients that take it, only as fast as they take it: of a reply that nobody reads, the rest waits where
 * it comes from. Not hono's `compress`: the `CompressionStream` in it takes a reply of any length whole (decision 465).
 */
export async function compression(context: Context, next: Next): Promise<void> {
  await next()
  const { res: reply } = context
  const { headers } = reply
  // Of every reply, whether it is packed or not: a cache compares what a 200, a 304 and the answer to a HEAD of one address vary by
  const vary = headers.get('Vary') ?? ''
  if (vary !== '*' && !/\baccept-encoding\b/i.test(vary)) headers.append('Vary', 'Accept-Encoding')
  const length = headers.get('Content-Length')
  if (
    context.req.method === 'HEAD' ||
    reply.status === 206 || // a part of the unpacked bytes
    headers.has('Content-Encoding') ||
    (length !== null && Number(length) < leastBytes) ||
    !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '') ||
    /\bno-transform\b/i.test(headers.get('Cache-Control') ?? '')
  )
    return
  const isTaken = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'
  if (!isTaken || !reply.body) return
  const packed = createGzip()
  // What fails on the way ends the reply, which the client sees
  pipeline(Readable.fromWeb(reply.body as NodeStream), packed, () => undefined)
  context.res = new Response(boundedStream(packed), reply)
  context.res.headers.delete('Content-Length')
  context.res.headers.set('Content-Encoding', 'gzip')
  const etag = headers.get('ETag')
  if (etag && !etag.startsWith('W/')) context.res.headers.set('ETag', `W/${etag}`)
}
