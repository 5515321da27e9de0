import type { Context } from 'hono'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import { AccessChanged } from '../audit/actor-access.ts'
import type { CurrentDocument } from './workspace-files.ts'
import { LockError } from '../files/folder-lock.ts'
import { DatabaseError } from '../releases/database-error.ts'

const codes = {
  400: 'bad-request',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'changed-meanwhile',
  412: 'changed-meanwhile',
  413: 'too-large',
  415: 'unknown-type',
  422: 'refused',
  428: 'precondition-required',
  429: 'too-many-tries',
  500: 'server-fault',
  503: 'busy',
  507: 'not-stored',
} as const

/** Every error is `{ code, error }`, a name for programs and one sentence for people, plus what the caller needs to go on. */
export function fail(context: Context, status: keyof typeof codes, error: string, more: object = {}): Response {
  return context.json({ code: codes[status], error, ...more }, status)
}

/** The answer to a write based on an old version: both sides, so that nobody's work is lost. */
export function conflict(
  context: Context,
  name: DocumentName,
  yours: string | null,
  theirs: CurrentDocument | undefined,
  status: 409 | 412 = 409,
): Response {
  if (theirs) context.header('ETag', theirs.etag)
  const error = theirs
    ? `${name} has changed since you read it; compare your text with theirs, then send again with If-Match: ${theirs.etag}.`
    : `${name} is not there any more; send again with If-None-Match: * to make it anew.`
  return fail(context, status, error, { yours, theirs: theirs ?? { text: null, etag: null, from: null } })
}

export function preconditionRequired(context: Context, name: DocumentName): Response {
  return fail(
    context,
    428,
    `Say which ${name} you changed: send If-Match with the ETag that you read, or If-None-Match: * for one that nobody has.`,
  )
}

/** What a failure is called, and what the caller is told when another process writes or the database does not answer. */
const publication = {
  name: 'A publication',
  busy: 'Another process is publishing, so nothing has changed. Keep your text and try again.',
  away:
    'The database does not answer, so the server cannot tell that anything was published; players keep what they have. ' +
    'Try again, with the same Idempotency-Key if there was one.',
}
const draft: typeof publication = {
  name: 'A draft',
  busy: 'Another process is writing to the database, so nothing has changed. Keep your text and try again.',
  away: 'The database does not answer, so the server cannot tell that this is saved. Keep your text and try again.',
}
const accessChanged = 'Your roles were changed while this was under way, so nothing has changed. Load the page again, then try again.'
type Work = () => Response | Promise<Response>

/** Runs a publication and answers in a sentence when the disk, the database or another process prevents it: nothing has changed then. */
export const published = (context: Context, editing: { print: (line: string) => void }, publish: Work): Promise<Response> =>
  withStore(context, editing, publish, publication)

/** The same for reading and writing drafts. */
export const stored = (context: Context, editing: { print: (line: string) => void }, write: Work): Promise<Response> =>
  withStore(context, editing, write, draft)

async function withStore(
  context: Context,
  { print }: { print: (line: string) => void },
  work: Work,
  { name, busy, away }: typeof publication,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const isBusy = error instanceof LockError ? error.timeout : error instanceof DatabaseError && error.reason === 'busy'
    if (isBusy) {
      print(`${name} was put off: ${errorMessage(error)}`)
      return fail(context, 503, busy)
    }
    if (error instanceof DatabaseError && error.reason === 'away') {
      print(`${name} failed, for the database does not answer: ${error.message}`)
      return fail(context, 503, away)
    }
    if (error instanceof AccessChanged) return fail(context, 403, accessChanged)
    if (error instanceof LockError || error instanceof DatabaseError) return unwritten(context, print, error)
    throw error
  }
}

function unwritten(context: Context, print: (line: string) => void, error: unknown): Response {
  print(`A change by an editor could not be written: ${errorMessage(error)}`)
  return fail(
    context,
    507,
    'The server could not write that to its disk, so nothing has changed; its console says why. Keep your text and try again.',
  )
}
