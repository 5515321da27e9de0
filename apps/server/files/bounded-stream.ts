import { Readable } from 'node:stream'
import { ByteLengthQueuingStrategy } from 'node:stream/web'

const mostWaiting = 65_536 // bytes

/**
 * A stream of Node for a response, which is read only as far as the client takes it. The limit is said in bytes, because some versions of
 * Node take it for a number of pieces, of which each may have 64 KB.
 */
export function boundedStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting })
  return Readable.toWeb(stream, { strategy }) as ReadableStream<Uint8Array<ArrayBuffer>> // the same stream, under the browser's type
}
