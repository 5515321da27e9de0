import type { Context } from 'hono'

import type { DocumentName } from '../../src/schemas/documents.ts'
import type { Current } from './authored.ts'
import { LockError, withLock } from './folder-lock.ts'

/** Every error is `{ error }` with one sentence, and what else the caller needs to go on. */
export function fail(
  context: Context,
  status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 428 | 503 | 507,
  error: string,
  more: object = {},
): Response {
  return context.json({ error, ...more }, status)
}

/** What a write that came too late is answered with: both sides, so that nobody's work is lost. */
export function conflict(context: Context, name: DocumentName, yours: string | null, theirs: Current | undefined): Response {
  if (theirs) context.header('ETag', theirs.etag)
  const error = theirs
    ? `${name} has changed since you read it; compare your text with theirs, then send again with If-Match: ${theirs.etag}.`
    : `${name} is not there any more; send again with If-None-Match: * to make it anew.`
  return fail(context, 409, error, { yours, theirs: theirs ?? { text: null, etag: null, from: null } })
}

export function unconditional(context: Context, name: DocumentName): Response {
  return fail(
    context,
    428,
    `Say which ${name} you changed: send If-Match with the ETag that you read, or If-None-Match: * for one that nobody has.`,
  )
}

/**
 * Does what checks and writes as the only one on this folder, whichever process serves it: of two writes with one ETag the second finds
 * the first. `lock` is the file that says so.
 */
export async function exclusively(
  context: Context,
  { print }: { print: (line: string) => void },
  lock: string,
  work: () => Response,
): Promise<Response> {
  try {
    return await withLock(lock, work)
  } catch (error) {
    if (!(error instanceof LockError)) throw error
    if (!error.timeout) return unwritten(context, print, error)
    print(`A change by an editor was put off: ${error.message}`)
    return fail(context, 503, 'Another process is writing to the same folder, so nothing has changed. Keep your text and try again.')
  }
}

/** Does what writes to the disk; when the disk refuses, says so. */
export function kept(context: Context, { print }: { print: (line: string) => void }, write: () => Response): Response {
  try {
    return write()
  } catch (error) {
    return unwritten(context, print, error)
  }
}

function unwritten(context: Context, print: (line: string) => void, error: unknown): Response {
  print(`A change by an editor could not be written: ${error instanceof Error ? error.message : String(error)}`)
  return fail(
    context,
    507,
    'The server could not write that to its disk, so nothing has changed; its console says why. Keep your text and try again.',
  )
}
