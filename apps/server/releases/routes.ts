import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { CanaryHosts, CanaryShare } from '../../../src/schemas/canary.ts'
import { Id } from '../../../src/schemas/documents.ts'
import type { Passing } from '../approvals/gate.ts'
import { addRequest } from '../approvals/add-request.ts'
import type { Asked } from '../approvals/add-request.ts'
import { audienceIn, runningSentence } from '../canary/audience.ts'
import { endDrafts, publishedDrafts } from '../editing/brand-drafts.ts'
import type { DraftName } from '../editing/brand-drafts.ts'
import type { Editing } from '../editing/edit-request.ts'
import { fail, published } from '../editing/edit-responses.ts'
import { workspaceFile } from '../editing/workspace-files.ts'
import { maySee, operatorName, writeRefusal } from '../operators/access.ts'
import type { Outcome, Published } from './outcome.ts'
import type { Releases } from './releases.ts'
import { folderOf } from './tree.ts'
import { countRefusal, files, note, number, numberIn, override, readBody, writeOnce } from './write-requests.ts'
import type { Answer, Made } from './write-requests.ts'

const listLimit = { usual: 50, most: 100 }

const PublishBody = z.strictObject({
  base: number,
  files,
  note,
  override,
  /** The paths among `files` that are published; the others stay. */
  only: z.optional(z.array(z.string())),
  /** Who gets it first: so many of 100 browsers, or the visitors of these hosts. */
  share: z.optional(CanaryShare),
  hosts: z.optional(CanaryHosts),
})
const RestoreBody = z.strictObject({ base: z.optional(number), note, override, dry: z.optional(z.boolean()) })

/** Releases for operators: what there is, and publishing, restoring and reverting. */
export function releaseRoutes(app: Hono, editing: Editing & { releases: Releases }) {
  const { releases, now } = editing
  const once = writeOnce(releases.store, now)

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
      const sees = maySee(context)
      const shown = page.filter(({ brands }) => brands.length === 0 || brands.some(sees))
      const marks = await releases.store().canaries.marks(shown.map(({ number }) => number))
      const marked = shown.map((one) => ({ ...one, ...(marks.has(one.number) && { canary: marks.get(one.number) }) }))
      return context.json({ releases: marked, ...(found.length > count && { next: page.at(-1)?.number }) })
    }),
  )

  app.get('/api/releases/:number', (context) =>
    published(context, editing, async () => {
      const asked = numberIn(context, 'number')
      const release = asked === undefined ? undefined : await releases.store().read(asked)
      if (!release) return noRelease(context)
      const sees = maySee(context)
      const changes = (await releases.diff(release.parent, release.number))?.filter(({ brand }) => sees(brand))
      const tree = Object.fromEntries([...release.tree].filter(([path]) => sees(folderOf(path))))
      const canary = (await releases.store().canaries.marks([release.number])).get(release.number)
      return context.json({ ...release, ...(canary && { canary }), tree, changes })
    }),
  )

  app.get('/api/releases/:number/files', (context) =>
    published(context, editing, async () => {
      const asked = numberIn(context, 'number')
      const files = asked === undefined ? undefined : await releases.filesAt(asked)
      if (!files) return noRelease(context)
      const shown = files.map((file) => workspaceFile(file, editing.layoutsDir)).filter(({ brand }) => maySee(context)(brand))
      return context.json({ files: shown })
    }),
  )

  app.get('/api/releases/:number/diff/:other', (context) =>
    published(context, editing, async () => {
      const [from, to] = [numberIn(context, 'number'), numberIn(context, 'other')]
      const changes = from === undefined || to === undefined ? undefined : await releases.diff(from, to)
      return changes ? context.json({ from, to, changes: changes.filter(({ brand }) => maySee(context)(brand)) }) : noRelease(context)
    }),
  )

  app.post('/api/releases', (context) =>
    published(context, editing, async () => {
      const body = await readBody(context, PublishBody)
      if (body instanceof Response) return body
      const { base, note, only } = body.value
      const audience = audienceIn(body.value)
      if (typeof audience === 'string') return fail(context, 400, audience)
      const unknown = only?.find((path) => !Object.hasOwn(body.value.files, path))
      if (unknown !== undefined) return fail(context, 400, `"only" names ${unknown.slice(0, 200)}, which is not among the files.`)
      const files = only ? Object.fromEntries(only.map((path) => [path, body.value.files[path] ?? { text: null }])) : body.value.files
      const tooMany = countRefusal(files)
      if (tooMany !== undefined) return fail(context, 400, tooMany)
      const refusal = writeRefusal(context, Object.keys(files))
      if (refusal) return refusal
      const draft = draftOf(context)
      if (draft instanceof Response) return draft
      const ending = draft ? await publishedDrafts(editing, draft, files) : []
      return once(context, body.text, async (keep) => {
        const outcome = await releases.publish({
          base,
          files,
          note,
          audience,
          by: operatorName(context),
          passing: passingOf(context, body.value.override),
          within: (one) => keep(publishedAnswer(one)),
        })
        if (outcome.status === 'approval')
          return askedFor(context, editing, outcome, {
            act: { kind: 'publish', ...(audience && { audience }) },
            base,
            files,
            note,
            ...draft,
          })
        if (outcome.status === 'published' || outcome.status === 'unchanged') await endDrafts(editing, ending)
        return madeOf(outcome, undefined)
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
        const { dry, override: reason, ...request } = body.value
        const passing = passingOf(context, reason)
        const tried = await releases[kind](asked, { ...request, dry: true })
        const touched = tried.status === 'dry' ? tried.changes : tried.status === 'conflict' ? tried.conflicts : []
        const refusal = writeRefusal(
          context,
          touched.map(({ path }) => path),
        )
        if (refusal) return refusal
        if (dry === true) {
          const made = tried.status === 'approval' ? undefined : madeOf(tried, asked) // what is only tried asks for nothing
          return made ? context.json(made.answer.body, made.answer.status) : noRelease(context)
        }
        return once(context, body.text, async (keep) => {
          // Another publication may have come meanwhile, so what is written is looked at once more
          const within = (one: Published) =>
            writeRefusal(context, Object.keys(one.files)) ? () => Promise.resolve(false) : keep(publishedAnswer(one))
          const outcome = await releases[kind](asked, { ...request, by: operatorName(context), passing, within })
          if (outcome.status === 'approval') {
            const { number, bound } = outcome
            if (writeRefusal(context, Object.keys(bound))) return undefined
            const base = request.base ?? number - 1
            return askedFor(context, editing, outcome, { act: { kind, of: asked }, base, files: {}, note: request.note })
          }
          return madeOf(outcome, asked)
        })
      }),
    )
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

function publishedAnswer(body: Published): Answer {
  return { status: 201, body }
}

/** Keeps a request for what waits for approvals; the same one that waits already is the answer to another try. */
export async function askedFor(
  context: Context,
  { releases, now }: { releases: Pick<Releases, 'requests'>; now: () => number },
  described: Asked['described'],
  { note = '', ...asked }: Pick<Asked, 'act' | 'base' | 'files' | 'brand' | 'draft'> & { note?: string | undefined },
): Promise<{ answer: Answer; isKept: boolean }> {
  const { operator } = context.get('access')
  const by = operatorName(context)
  const store = await releases.requests()
  const { id } = await addRequest(store, { ...asked, note, by, operator: operator ?? null, way: 'editor', described }, now())
  return { answer: { status: 202, body: { request: id } }, isKept: false }
}

export function passingOf(context: Context, reason: string | undefined): Passing {
  return reason === undefined ? {} : { override: { reason, caller: context.get('access').caller } }
}

function madeOf(outcome: Exclude<Outcome, { status: 'approval' }>, asked: number | undefined): Made {
  return outcome.status === 'declined' ? undefined : { answer: answerOf(outcome, asked), isKept: outcome.status === 'published' }
}

export function answerOf(outcome: Exclude<Outcome, { status: 'declined' | 'approval' }>, asked: number | undefined): Answer {
  if (outcome.status === 'published') {
    const { status: _status, ...body } = outcome
    return publishedAnswer(body)
  }
  if (outcome.status === 'unchanged') return { status: 200, body: { number: outcome.number, unchanged: true, files: outcome.files } }
  if (outcome.status === 'dry') {
    const { number, brands, changes, missing } = outcome
    return { status: 200, body: { dry: true, number, brands, changes, missing, conflicts: [] } }
  }
  if (outcome.status === 'conflict') {
    const { current, conflicts } = outcome
    const names = [...new Set(conflicts.map(({ document }) => document))].join(', ')
    const error =
      `${names} was changed by someone else since, so nothing is published; ` +
      `decide between the two, then publish on release ${current}.`
    return { status: 409, body: { code: 'changed-meanwhile', error, current, conflicts } }
  }
  if (outcome.status === 'running')
    return { status: 409, body: { code: 'canary-running', error: runningSentence(outcome), canary: outcome.canary } }
  if (outcome.status === 'refused')
    return { status: 422, body: { code: 'refused', error: outcome.error, diagnostics: outcome.diagnostics } }
  return outcome.asked === asked
    ? { status: 404, body: { code: 'not-found', error: outcome.error } }
    : { status: 422, body: { code: 'refused', error: outcome.error, diagnostics: [] } }
}

export function noRelease(context: Context): Response {
  return fail(context, 404, 'There is no such release; GET /api/releases lists them.')
}
