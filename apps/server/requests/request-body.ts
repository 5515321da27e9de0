import { documentLimits } from '../../../src/schemas/document-limits.ts'

export type BodyText = { ok: true; text: string } | { ok: false; status: 400 | 413 | 415 | 422; error: string }

const largest = documentLimits.bytes

/**
 * The text of a request, kept byte for byte, a byte order mark too. Stops reading as soon as it is over the limit of a document, so that
 * a large body is never held.
 */
export async function readText(request: Request): Promise<BodyText> {
  const [type = '', ...parameters] = (request.headers.get('Content-Type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.replaceAll(/^charset=|"/g, '')
  if (type !== 'application/json' || (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')) {
    return {
      ok: false,
      status: 415,
      error:
        `The body is "${type || 'of no type'}${charset === undefined ? '' : `; charset=${charset}`}"; ` +
        "send the document's text as application/json in UTF-8.",
    }
  }
  if (request.headers.has('Content-Encoding'))
    return { ok: false, status: 415, error: 'The body is packed; send it without Content-Encoding.' }
  const bytes = await readBytes(request, largest).catch(() => 'broken' as const)
  if (bytes === 'broken') return { ok: false, status: 400, error: 'The body did not arrive whole; send it again.' }
  if (!bytes)
    return {
      ok: false,
      status: 413,
      error: `The text has more than ${largest} bytes, the most that a document may have; split the page, or move texts into locales/.`,
    }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { ok: false, status: 422, error: 'The text is not UTF-8; save it as UTF-8 and send it again.' }
  }
}

const megabyte = 1_048_576

/** Most bytes that a call of the gateway may send: a call is small, an upload has up to three pictures of 5 MB. */
export function callLimit(contentType: string | null): number {
  return /^multipart\//i.test(contentType ?? '') ? 16 * megabyte : megabyte
}

/** The answer to a call that sends more, in the gateway's envelope. */
export function tooLargeCall(limit: number): Response {
  const message = `The request has more than ${limit / megabyte} MB, the most that this call may send.`
  return Response.json({ success: false, errorCode: 'TOO_LARGE', message }, { status: 413, headers: { 'Cache-Control': 'no-store' } })
}

/** The bytes of a message; undefined, and not read any further, when there are more than `most`. Rejects when they do not arrive whole. */
export async function readBytes({ headers, body }: Pick<Request, 'headers' | 'body'>, most: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > most) return undefined
  if (!body) return new Uint8Array()
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array> // the stream of a message gives bytes
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts)
    size += value.length
    if (size > most) {
      await reader.cancel()
      reader.releaseLock()
      return undefined
    }
    parts.push(value)
  }
}
