import * as z from 'zod/mini'

import { pictureWidths } from '../../../../src/schemas/picture-file.ts'

const size = { width: z.int(), height: z.int(), widths: z.array(z.literal(pictureWidths)) }
const Uploaded = z.object({ file: z.string(), ...size, name: z.string(), bytes: z.number() })
const UsedIn = z.object({ brand: z.string(), document: z.string(), node: z.optional(z.string()), in: z.optional(z.string()) })
const Known = z.extend(Uploaded, { usedIn: z.array(UsedIn) })
const Refusal = z.object({ error: z.optional(z.string()), usedIn: z.optional(z.array(UsedIn)) })

/** Where a picture is used; `in`: in a draft, or in what is scheduled. */
export type UsedIn = z.infer<typeof UsedIn>
/** A picture that the brand has. */
export type KnownPicture = z.infer<typeof Known>

/** Why a call did not do its work. `said` is the server's own sentence, empty where it gave none. */
export type PictureFailure = {
  why: 'offline' | 'too-large' | 'no-picture' | 'in-use' | 'refused'
  said: string
  usedIn: readonly UsedIn[]
}
type Answer<Value> = { done: true; value: Value } | { done: false; failure: PictureFailure }

const mostBytes = 12 * 1024 * 1024
const reasons: Readonly<Record<number, PictureFailure['why']>> = { 413: 'too-large', 415: 'no-picture' }

/** The brand's pictures, newest first. */
export async function listPictures(brand: string, signal: AbortSignal): Promise<Answer<readonly KnownPicture[]>> {
  const reply = await fetch(addressOf(brand), { signal }).catch((): undefined => undefined)
  if (!reply) return failed(0, '')
  const text = await reply.text().catch(() => '')
  return answerOf(reply.status, text, z.object({ files: z.array(Known) }), ({ files }) => files)
}

export async function deletePicture(brand: string, file: string): Promise<Answer<undefined>> {
  const reply = await fetch(addressOf(brand, file), { method: 'DELETE' }).catch((): undefined => undefined)
  if (reply?.ok) return { done: true, value: undefined }
  return failed(reply?.status ?? 0, (await reply?.text().catch(() => '')) ?? '')
}

/** Uploads a file and says which share of it has been sent: `fetch` could not. Undefined once it was cancelled. */
export function uploadPicture(
  brand: string,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Answer<KnownPicture> | undefined> {
  if (file.size > mostBytes) return Promise.resolve(failed(413, ''))
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(brand))
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('Foyer-Name', encodedName(file.name))
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve(answerOf(request.status, request.responseText, Uploaded, (value) => ({ ...value, usedIn: [] }))),
    )
    request.addEventListener('error', () => resolve(failed(0, '')))
    request.addEventListener('abort', () => resolve(undefined))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function addressOf(brand: string, file?: string): string {
  return `/api/files${file === undefined ? '' : `/${file}`}?${new URLSearchParams({ brand }).toString()}`
}

/** A name as a header takes it: percent-encoded, at most 150 letters. */
function encodedName(name: string): string {
  try {
    return encodeURIComponent([...name].slice(0, 150).join('')) || 'picture'
  } catch {
    return 'picture' // half of a letter in it
  }
}

function answerOf<Schema extends z.ZodMiniType, Value>(
  status: number,
  text: string,
  schema: Schema,
  read: (body: z.infer<Schema>) => Value,
): Answer<Value> {
  const body = status >= 200 && status < 300 ? schema.safeParse(parsed(text), { jitless: true }) : undefined
  return body?.success ? { done: true, value: read(body.data) } : failed(status, text)
}

function failed(status: number, text: string): { done: false; failure: PictureFailure } {
  const { error = '', usedIn = [] } = Refusal.safeParse(parsed(text), { jitless: true }).data ?? {}
  const why = status === 0 ? 'offline' : usedIn.length > 0 ? 'in-use' : (reasons[status] ?? 'refused')
  return { done: false, failure: { why, said: error || (status === 0 ? '' : String(status)), usedIn } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
