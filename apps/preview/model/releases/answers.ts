import * as z from 'zod/mini'

import type { ChangeData } from '../../../../src/authoring/diff/change.ts'
import { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import { Json } from '../../../../src/schemas/json.ts'
import { noteStatus } from '../../../kit/state/signed-out.ts'
import { randomName } from '../drafts/tab-name.ts'

/** A file that was changed in two ways. `parts` is empty where that is the whole file. */
export const ReleaseConflict = z.object({
  path: z.string(),
  document: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      node: z.optional(z.string()),
      property: z.optional(z.string()),
      base: z.optional(Json),
      theirs: z.optional(Json),
      yours: z.optional(Json),
    }),
  ),
})
export type ReleaseConflict = z.infer<typeof ReleaseConflict>

/** What differs in one file, by meaning; without changes only the spelling differs. */
export const FileDifference = z.object({
  path: z.string(),
  brand: z.string(),
  document: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  changes: z.array(z.custom<ChangeData>((value) => typeof value === 'object' && value !== null && 'id' in value && 'subject' in value)),
})
export type FileDifference = z.infer<typeof FileDifference>

const Refusal = z.object({
  error: z.optional(z.string()),
  conflicts: z.optional(z.array(ReleaseConflict)),
  diagnostics: z.optional(z.array(Diagnostic)),
})

/** Why nothing was written: the sentence of the server, empty where it does not answer. */
export type Refused =
  | { state: 'conflict'; error: string; conflicts: readonly ReleaseConflict[] }
  | { state: 'refused'; error: string; problems: readonly Diagnostic[] }
  | { state: 'failed'; error: string }

/** Reads what the server says of releases. Rejects with its sentence as the message, an empty one where it does not answer. */
export async function readAnswer<Schema extends z.ZodMiniType>(address: string, schema: Schema): Promise<z.infer<Schema>> {
  const reply = await fetch(address).catch((): undefined => undefined)
  noteStatus(reply?.status)
  const body: unknown = await reply?.json().catch((): undefined => undefined)
  const value = reply?.ok ? schema.safeParse(body, { jitless: true }) : undefined
  if (value?.success) return value.data
  throw new Error(Refusal.safeParse(body, { jitless: true }).data?.error ?? (reply ? String(reply.status) : ''))
}

/** Writes once, also where the browser sends it again. */
export async function sendWrite<Schema extends z.ZodMiniType>(
  method: 'POST' | 'PATCH' | 'DELETE',
  address: string,
  schema: Schema,
  body?: object,
): Promise<{ state: 'done'; value: z.infer<Schema> } | Refused> {
  const reply = await fetch(address, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), 'Idempotency-Key': randomName() },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((): undefined => undefined)
  noteStatus(reply?.status)
  const answer: unknown = await reply?.json().catch((): undefined => undefined)
  const value = reply?.ok ? schema.safeParse(answer, { jitless: true }) : undefined
  if (value?.success) return { state: 'done', value: value.data }
  const { error = reply ? String(reply.status) : '', conflicts, diagnostics = [] } = Refusal.safeParse(answer, { jitless: true }).data ?? {}
  if (reply?.status === 409 && conflicts) return { state: 'conflict', error, conflicts }
  return reply?.status === 422 || reply?.status === 404 ? { state: 'refused', error, problems: diagnostics } : { state: 'failed', error }
}
