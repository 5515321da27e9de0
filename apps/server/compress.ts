import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const compressible = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/
const worthIt = 1_000 // bytes; below this the headers weigh more

/** The best encoding that a client takes: brotli, gzip or none. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/** Compresses what is made on the fly: pages, releases, replies. Files of the build come compressed already. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const length = res.headers.get('Content-Length')
  if (
    !res.body ||
    res.headers.has('Content-Encoding') ||
    context.req.method === 'HEAD' ||
    !compressible.test(res.headers.get('Content-Type') ?? '')
  )
    return
  res.headers.append('Vary', 'Accept-Encoding')
  if (length !== null && Number(length) < worthIt) return
  const encoding = encodingFor(context.req.header('Accept-Encoding'))
  if (!encoding) return
  const packer = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : createGzip({ level: 6 })
  const body = Readable.fromWeb(res.body as NodeStream) // the same stream, under the name that Node's types give it
  body.on('error', (error) => packer.destroy(error))
  const headers = new Headers(res.headers)
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  context.res = undefined // Hono would merge the old headers, Content-Length among them, into the new ones
  context.res = new Response(Readable.toWeb(body.pipe(packer)) as ReadableStream, { status: res.status, headers })
}
