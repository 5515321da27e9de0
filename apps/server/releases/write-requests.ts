import type { Context } from 'hono'
import * as z from 'zod/mini'

import { fail } from '../editing/edit-responses.ts'
import { keyForm } from '../gateway/once-only.ts'
import { readBytes } from '../requests/request-body.ts'
import type { Within } from './database.ts'
import { keepingAnswer } from './store.ts'
import type { KeptAnswer, ReleaseStore } from './store.ts'
import { hashOf } from './tree.ts'

export type Answer = { status: 200 | 201 | 202 | 403 | 404 | 409 | 422; body: object }
/** Keeps an answer in the transaction of the write; nothing without a key. */
export type Keep = (answer: Answer) => Within | undefined
/** The answer to a write, and whether its transaction has kept it; undefined where that could not be. */
export type Made = { answer: Answer; isKept: boolean } | undefined

const mostBytes = 16 * 1_048_576
const mostFiles = 1_000

/** What the bodies of writes have in common. */
export const files = z.record(z.string(), z.strictObject({ base: z.optional(z.nullable(z.string())), text: z.nullable(z.string()) }))
export const note = z.optional(z.string().check(z.maxLength(500)))
/** Why an admin publishes without the approvals that a brand wants. */
export const override = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)))
export const number = z.int().check(z.minimum(0))

export function countRefusal(sent: object): string | undefined {
  const count = Object.keys(sent).length
  return count === 0 || count > mostFiles ? `Send from 1 to ${mostFiles} files.` : undefined
}

/**
 * Makes a write once for each `Idempotency-Key`; a repeat within a day gets the first answer. What is written keeps its answer in its own
 * transaction, so that there is none without the other.
 */
export function writeOnce(store: () => ReleaseStore, now: () => number) {
  const answering = new Map<string, { request: string; made: Promise<KeptAnswer | undefined> }>()

  return async (context: Context, body: string, make: (keep: Keep) => Promise<Made>): Promise<Response> => {
    const key = context.req.header('Idempotency-Key')
    if (key === undefined) {
      const made = await make(() => undefined)
      return made ? context.json(made.answer.body, made.answer.status) : fail(context, 503, 'Another process did the same; look again.')
    }
    if (!keyForm.test(key)) return fail(context, 400, 'Idempotency-Key has 16 to 200 letters, digits and . : _ -')
    const request = hashOf(`${context.req.method} ${context.req.path}${new URL(context.req.url).search}\n${body}`)
    const at = new Date(now()).toISOString()
    const kept = ({ status, body: said }: Answer): KeptAnswer => ({ key, request, at, status, body: JSON.stringify(said) })
    const firstAnswer = async (): Promise<KeptAnswer | undefined> => {
      const before = await store().answer(key, at)
      if (before) return before
      const made = await make((answer) => keepingAnswer(kept(answer)))
      if (!made) return store().answer(key, at)
      if (!made.isKept) await store().keepAnswer(kept(made.answer))
      return kept(made.answer)
    }
    const earlier = answering.get(key)
    const made = earlier?.made ?? firstAnswer()
    if (!earlier) {
      answering.set(key, { request, made })
      void made.catch(() => undefined).finally(() => answering.delete(key))
    }
    const answer = await made
    if ((earlier?.request ?? answer?.request ?? request) !== request)
      return fail(context, 422, 'This Idempotency-Key came with another request.')
    if (!answer) return fail(context, 503, 'Another process answers the same request; send it again.')
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Vary: 'Origin, Host' }
    return new Response(answer.body, { status: answer.status, headers })
  }
}

export async function readBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<{ value: z.infer<Schema>; text: string } | Response> {
  const type = (context.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== '') return fail(context, 415, 'Send the body as application/json.')
  const bytes = await readBytes(context.req.raw, mostBytes).catch(() => 'broken' as const)
  if (bytes === 'broken') return fail(context, 400, 'The body did not arrive whole; send it again.')
  if (!bytes) return fail(context, 413, `The body has more than ${mostBytes / 1_048_576} MB; publish fewer documents at once.`)
  if (type === '' && bytes.byteLength > 0) return fail(context, 415, 'Send the body as application/json.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const read = schema.safeParse(JSON.parse(text === '' ? '{}' : text), { jitless: true })
    if (read.success) return { value: read.data, text }
    const [issue] = read.error.issues
    return fail(context, 400, `The body is not what this call takes: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`)
  } catch {
    return fail(context, 400, 'The body is no JSON in UTF-8.')
  }
}

/** The number in an address; undefined for what is none. */
export function numberIn(context: Context, name: string): number | undefined {
  const text = context.req.param(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
