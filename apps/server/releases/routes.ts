import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { Id } from '../../../src/schemas/documents.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import { endDrafts, endingDrafts } from '../editing/brand-drafts.ts'
import type { DraftName, EndingDraft } from '../editing/brand-drafts.ts'
import { filesFor } from '../editing/edit-request.ts'
import type { Editing } from '../editing/edit-request.ts'
import { fail, published } from '../editing/edit-responses.ts'
import { forOperators } from '../editing/editing.ts'
import { keyForm } from '../gateway/once-only.ts'
import { readBytes } from '../requests/request-body.ts'
import { workspaceFile } from '../editing/workspace-files.ts'
import type { FileChanges } from './plans.ts'
import type { Outcome, PublishRequest, Releases } from './releases.ts'
import type { KeptAnswer } from './store.ts'
import { hashOf, placeOf } from './tree.ts'

const mostBytes = 16 * 1_048_576
const mostFiles = 1_000
const listLimit = { usual: 50, most: 100 }

const FileChange = z.strictObject({ base: z.optional(z.nullable(z.string())), text: z.nullable(z.string()) })
const note = z.optional(z.string().check(z.maxLength(500)))
const number = z.int().check(z.minimum(0))
const PublishBody = z.strictObject({
  base: number,
  files: z.record(z.string(), FileChange),
  note,
  /** The paths among `files` that are published; the others stay. */
  only: z.optional(z.array(z.string())),
})
const RestoreBody = z.strictObject({ base: z.optional(number), note, dry: z.optional(z.boolean()) })

type Answer = { status: 200 | 201 | 404 | 409 | 422; body: object }
type Kept = { status: number; body: string }

/** Releases for operators: what there is, and publishing, restoring and reverting. */
export function releaseRoutes(app: Hono, editing: Editing & { releases: Releases }) {
  const { releases, now } = editing
  const answering = new Map<string, { request: string; made: Promise<KeptAnswer | undefined> }>()

  for (const path of ['/api/me', '/api/releases', '/api/releases/*']) app.use(path, forOperators(editing.hosts))

  // There is no sign-in yet: who may edit at all is nobody by name
  app.get('/api/me', (context) => context.json({ operator: null, open: true }))

  app.get('/api/releases', (context) =>
    published(context, editing, async () => {
      const { brand, before, limit } = context.req.query()
      const [most, below] = [limit === undefined ? listLimit.usual : Number(limit), before === undefined ? undefined : Number(before)]
      if (!Number.isInteger(most) || most < 1 || (below !== undefined && !Number.isInteger(below)))
        return fail(context, 400, '"before" and "limit" are whole numbers, the limit at least 1.')
      if (brand !== undefined && !Id.safeParse(brand).success) return fail(context, 400, '"brand" is the name of a brand, such as foyer.')
      const count = Math.min(most, listLimit.most)
      const found = await releases.store().list({ brand, before: below, limit: count + 1 })
      const page = found.slice(0, count)
      return context.json({ releases: page, ...(found.length > count && { next: page.at(-1)?.number }) })
    }),
  )

  app.get('/api/releases/:number', (context) =>
    published(context, editing, async () => {
      const asked = numberIn(context, 'number')
      const release = asked === undefined ? undefined : await releases.store().read(asked)
      if (!release) return noRelease(context)
      const changes = await releases.diff(release.parent, release.number)
      return context.json({ ...release, tree: Object.fromEntries(release.tree), changes })
    }),
  )

  app.get('/api/releases/:number/files', (context) =>
    published(context, editing, async () => {
      const asked = numberIn(context, 'number')
      const files = asked === undefined ? undefined : await releases.filesAt(asked)
      return files ? context.json({ files: files.map((file) => workspaceFile(file, editing.layoutsDir)) }) : noRelease(context)
    }),
  )

  app.get('/api/releases/:number/diff/:other', (context) =>
    published(context, editing, async () => {
      const [from, to] = [numberIn(context, 'number'), numberIn(context, 'other')]
      const changes = from === undefined || to === undefined ? undefined : await releases.diff(from, to)
      return changes ? context.json({ from, to, changes }) : noRelease(context)
    }),
  )

  app.post('/api/releases', (context) =>
    published(context, editing, async () => {
      const body = await readBody(context, PublishBody)
      if (body instanceof Response) return body
      const { base, note, only } = body.value
      const unknown = only?.find((path) => !Object.hasOwn(body.value.files, path))
      if (unknown !== undefined) return fail(context, 400, `"only" names ${unknown.slice(0, 200)}, which is not among the files.`)
      const files = only ? Object.fromEntries(only.map((path) => [path, body.value.files[path] ?? { text: null }])) : body.value.files
      const count = Object.keys(files).length
      if (count === 0 || count > mostFiles) return fail(context, 400, `Send from 1 to ${mostFiles} files.`)
      const draft = draftOf(context)
      if (draft instanceof Response) return draft
      const ending = draft ? await draftsOf(draft, files) : []
      return once(context, body.text, async (answer) => {
        const outcome = await releases.publish({ base, files, note, answer })
        if (outcome.status === 'published' || outcome.status === 'unchanged') await endDrafts(editing, ending)
        return outcome
      })
    }),
  )

  for (const kind of ['restore', 'revert'] as const) {
    app.post(`/api/releases/:number/${kind}`, (context) =>
      published(context, editing, async () => {
        const asked = numberIn(context, 'number')
        if (asked === undefined) return noRelease(context)
        const body = await readBody(context, RestoreBody)
        if (body instanceof Response) return body
        const { dry, ...request } = body.value
        if (dry === true) {
          const { status, body: said } = answerOf(await releases[kind](asked, { ...request, dry }), asked)
          return context.json(said, status)
        }
        return once(context, body.text, (answer) => releases[kind](asked, { ...request, answer }), asked)
      }),
    )
  }

  for (const [path, methods] of [
    ['/api/me', 'GET, HEAD'],
    ['/api/releases', 'GET, HEAD, POST'],
    ['/api/releases/:number', 'GET, HEAD'],
    ['/api/releases/:number/files', 'GET, HEAD'],
    ['/api/releases/:number/diff/:other', 'GET, HEAD'],
    ['/api/releases/:number/restore', 'POST'],
    ['/api/releases/:number/revert', 'POST'],
  ] as const) {
    app.all(path, (context) => {
      context.header('Allow', methods)
      return fail(context, 405, `${context.req.method} is not known here; use ${methods}.`)
    })
  }

  /**
   * Makes a write once for each `Idempotency-Key`; a repeat within a day gets the first answer. A publication's answer is kept in its own
   * transaction, so that there is no publication without it.
   */
  async function once(
    context: Context,
    body: string,
    make: (answer: PublishRequest['answer']) => Promise<Outcome>,
    asked?: number,
  ): Promise<Response> {
    const key = context.req.header('Idempotency-Key')
    if (key !== undefined && !keyForm.test(key)) return fail(context, 400, 'Idempotency-Key has 16 to 200 letters, digits and . : _ -')
    const request = hashOf(`${context.req.method} ${context.req.path}${new URL(context.req.url).search}\n${body}`)
    const at = new Date(now()).toISOString()
    const work = async (): Promise<Answer | undefined> => {
      const outcome = await make(
        key === undefined ? undefined : (one) => ({ key, request, at, ...keptOf(answerOf({ status: 'published', ...one }, asked)) }),
      )
      if (outcome.status === 'answered') return undefined
      const answer = answerOf(outcome, asked)
      if (key !== undefined && outcome.status !== 'published') await releases.store().keepAnswer({ key, request, at, ...keptOf(answer) })
      return answer
    }
    if (key === undefined) {
      const answer = await work()
      return answer ? context.json(answer.body, answer.status) : fail(context, 500, 'The request was answered without a key.')
    }
    const firstAnswer = async (): Promise<KeptAnswer | undefined> => {
      const before = await releases.store().answer(key, at)
      if (before) return before
      const answer = await work()
      return answer ? { key, request, at, ...keptOf(answer) } : releases.store().answer(key, at)
    }
    const earlier = answering.get(key)
    const made = earlier?.made ?? firstAnswer()
    if (!earlier) {
      answering.set(key, { request, made })
      void made.catch(() => undefined).finally(() => answering.delete(key))
    }
    const kept = await made
    if ((earlier?.request ?? kept?.request ?? request) !== request)
      return fail(context, 422, 'This Idempotency-Key came with another request.')
    return kept ? replied(kept) : fail(context, 503, 'Another process answers the same request; send it again.')
  }

  /** The drafts that a publication ends, in the places where they are before it. */
  function draftsOf(draft: DraftName, files: FileChanges): Promise<EndingDraft[]> {
    const known = new Map(filesFor(editing, draft.brand).files.map((file) => [file.path, file.name]))
    const documents = Object.entries(files).flatMap(([path, { text }]) => {
      const place = placeOf(path)
      const name = known.get(path) ?? (place && `${place.kind}/${place.id}`)
      return name === undefined ? [] : [{ name: name as DocumentName, text }] // else the publication is refused
    })
    return endingDrafts(editing, draft, documents)
  }

  /** The draft that the editor publishes from, by its brand and name. */
  function draftOf(context: Context): DraftName | Response | undefined {
    const { brand, draft } = context.req.query()
    if (brand === undefined && draft === undefined) return undefined
    const isBrand = brand === '_base' || (Id.safeParse(brand).success && editing.layouts.brands().includes(brand ?? ''))
    return isBrand && Id.safeParse(draft).success && brand !== undefined && draft !== undefined
      ? { brand, draft }
      : fail(context, 400, '"brand" and "draft" name a brand and a draft of it, or are left out.')
  }
}

function keptOf({ status, body }: Answer): Kept {
  return { status, body: JSON.stringify(body) }
}

function replied({ status, body }: Kept): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Vary: 'Origin, Host' }
  return new Response(body, { status, headers })
}

function answerOf(outcome: Outcome, asked: number | undefined): Answer {
  if (outcome.status === 'published') {
    const { status: _status, ...body } = outcome
    return { status: 201, body }
  }
  if (outcome.status === 'unchanged') return { status: 200, body: { number: outcome.number, unchanged: true, files: outcome.files } }
  if (outcome.status === 'dry') {
    const { number, brands, changes } = outcome
    return { status: 200, body: { dry: true, number, brands, changes, conflicts: [] } }
  }
  if (outcome.status === 'conflict') {
    const { current, conflicts } = outcome
    const names = [...new Set(conflicts.map(({ document }) => document))].join(', ')
    const error =
      `${names} was changed by someone else since, so nothing is published; ` +
      `decide between the two, then publish on release ${current}.`
    return { status: 409, body: { code: 'changed-meanwhile', error, current, conflicts } }
  }
  if (outcome.status === 'refused')
    return { status: 422, body: { code: 'refused', error: outcome.error, diagnostics: outcome.diagnostics } }
  if (outcome.status === 'unknown') {
    return outcome.asked === asked
      ? { status: 404, body: { code: 'not-found', error: outcome.error } }
      : { status: 422, body: { code: 'refused', error: outcome.error, diagnostics: [] } }
  }
  return { status: 409, body: { code: 'changed-meanwhile', error: 'Another process answers the same request.' } }
}

function numberIn(context: Context, name: string): number | undefined {
  const text = context.req.param(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function noRelease(context: Context): Response {
  return fail(context, 404, 'There is no such release; GET /api/releases lists them.')
}

async function readBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<{ value: z.infer<Schema>; text: string } | Response> {
  const type = (context.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return fail(context, 415, 'Send the body as application/json.')
  const bytes = await readBytes(context.req.raw, mostBytes).catch(() => 'broken' as const)
  if (bytes === 'broken') return fail(context, 400, 'The body did not arrive whole; send it again.')
  if (!bytes) return fail(context, 413, `The body has more than ${mostBytes / 1_048_576} MB; publish fewer documents at once.`)
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
