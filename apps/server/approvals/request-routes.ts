import type { Context, Hono } from 'hono'
import { join } from 'node:path'
import * as z from 'zod/mini'

import { Id } from '../../../src/schemas/documents.ts'
import type { Editing } from '../editing/edit-request.ts'
import { fail, published } from '../editing/edit-responses.ts'
import { allowed } from '../operators/calls.ts'
import { maySee, writeRefusal } from '../operators/access.ts'
import { textOf } from '../releases/current-files.ts'
import { differenceOf } from '../releases/differences.ts'
import type { Releases } from '../releases/releases.ts'
import { answerOf, askedFor } from '../releases/routes.ts'
import { readTimes } from '../releases/schedules.ts'
import { folderOf } from '../releases/tree.ts'
import { countRefusal, files, note, number, numberIn, readBody, writeOnce } from '../releases/write-requests.ts'
import type { Answer, Made } from '../releases/write-requests.ts'
import type { Decision, Requests } from './requests.ts'
import type { ApprovalRequest, RequestEntry } from './request-store.ts'
import { isOwnWork, mayApprove, missingOf } from './rules.ts'

const RequestBody = z.strictObject({
  base: number,
  files,
  note,
  /** The draft that it is asked from: an edit there voids the request. */
  brand: z.optional(z.string()),
  draft: z.optional(z.string()),
  /** When it is published and ends, as for a schedule; without them as soon as it is approved. */
  at: z.optional(z.string()),
  zone: z.optional(z.string()),
  until: z.optional(z.nullable(z.string())),
})
const why = z.string().check(z.trim(), z.maxLength(500))
const RefuseBody = z.strictObject({ why: why.check(z.minLength(1, 'say why')) })
const CancelBody = z.strictObject({ why: z.optional(why) })
const EmptyBody = z.strictObject({})

const noRequest = 'There is no such request; GET /api/requests lists them.'

/**
 * Requests for approval, for operators.
 *
 * Shape   a request is `{ id, state, act, base, documents, brands, changes, note, by, way, at, draft, release, schedule, ended, endedBy,
 *         why, approvals: [{ name }], missing: [{ brand, approvals }], isStale, may: { approve, refuse, cancel } }`; `state` is `waiting`,
 *         `scheduled`, `done`, `refused`, `cancelled` or `void`; one alone has `files` with their texts and `differences` by meaning
 * Errors  403 with who may, 404 where there is none, 409 where it is over or void, 422 for a refusal without a reason
 */
export function requestRoutes(app: Hono, editing: Editing & { releases: Releases; requests: Requests }) {
  const { releases, requests, layoutsDir, now } = editing
  const once = writeOnce(releases.store, now)

  app.get('/api/requests', (context) =>
    published(context, editing, async () => {
      const brand = context.req.query('brand')
      if (brand !== undefined && !Id.safeParse(brand).success) return fail(context, 400, '"brand" is the name of a brand, such as foyer.')
      const sees = maySee(context)
      const all = (await (await releases.requests()).list({ brand })).filter(({ bound }) =>
        Object.keys(bound).some((path) => sees(folderOf(path))),
      )
      const shown = releases.files.brands().filter(sees)
      const rules = Object.fromEntries(shown.flatMap((name) => [...releases.rules([`${name}/brand.json`])]))
      return context.json({ requests: await Promise.all(all.map((one) => viewOf(context, one))), rules })
    }),
  )

  app.get('/api/requests/:id', (context) =>
    published(context, editing, async () => {
      const id = numberIn(context, 'id')
      const request = id === undefined ? undefined : await (await releases.requests()).read(id)
      if (!request) return fail(context, 404, noRequest)
      const refusal = writeRefusal(context, Object.keys(request.bound))
      if (refusal) return refusal
      const sides = await textsOf(request)
      return context.json({
        ...(await viewOf(context, request)),
        files: Object.fromEntries(sides.map(({ path, text, original }) => [path, { text, original }])),
        differences: sides.map(({ path, text, original }) => differenceOf(path, original ?? undefined, text ?? undefined)),
      })
    }),
  )

  app.post('/api/requests', (context) =>
    published(context, editing, async () => {
      const body = await readBody(context, RequestBody)
      if (body instanceof Response) return body
      const { base, files: sent, note: written, brand, draft, at, zone, until = null } = body.value
      const tooMany = countRefusal(sent)
      if (tooMany !== undefined) return fail(context, 400, tooMany)
      const refusal = writeRefusal(context, Object.keys(sent))
      if (refusal) return refusal
      if ((at === undefined) !== (zone === undefined)) return fail(context, 400, '"at" and "zone" go together.')
      const times = at === undefined || zone === undefined ? undefined : { at, zone, until }
      const read = times && readTimes(times, now())
      if (read && 'error' in read) return fail(context, 422, read.error, { diagnostics: [] })
      return once(context, body.text, async () => {
        const outcome = await releases.publish({ base, files: sent, dry: true })
        if (outcome.status === 'unchanged') return refusedAnswer('Nothing would change: players have these documents already.')
        if (outcome.status === 'declined' || outcome.status === 'approval') return undefined // what is only tried is neither
        if (outcome.status !== 'dry') return { answer: answerOf(outcome, undefined), isKept: false }
        const act = times ? ({ kind: 'schedule', ...times } as const) : ({ kind: 'publish' } as const)
        const made = await askedFor(context, editing, outcome, { act, base, files: sent, note: written, brand, draft })
        return { ...made, answer: { ...made.answer, status: 201 } }
      })
    }),
  )

  app.post('/api/requests/:id/approve', (context) =>
    decide(context, EmptyBody, (id) => requests.approve(id, context.get('access').operator)),
  )
  app.post('/api/requests/:id/refuse', (context) =>
    decide(context, RefuseBody, (id, body) => requests.refuse(id, context.get('access').operator, body.why)),
  )
  app.post('/api/requests/:id/cancel', (context) =>
    decide(context, CancelBody, async (id, body) => {
      const request = await (await releases.requests()).read(id)
      return requests.cancel(id, context.get('access').operator, body.why ?? '', request !== undefined && isAdminOf(context, request))
    }),
  )

  function decide<Schema extends z.ZodMiniType>(
    context: Context,
    schema: Schema,
    work: (id: number, body: z.infer<Schema>) => Promise<Decision>,
  ): Promise<Response> {
    return published(context, editing, async () => {
      const id = numberIn(context, 'id')
      const body = await readBody(context, schema)
      if (body instanceof Response) return body
      const seen = id === undefined ? undefined : await (await releases.requests()).read(id)
      if (!seen || id === undefined) return fail(context, 404, noRequest)
      const { access } = { access: context.get('access') }
      if (
        !Object.keys(seen.bound).some((path) => allowed(access.caller, access.call, folderOf(path), access.brands())) &&
        !isOfShared(context, seen)
      )
        return fail(context, 403, 'It is of other brands than yours, so you may not decide about it.')
      return once(context, body.text, async (): Promise<Made> => {
        const decision = await work(id, body.value)
        if (decision.status === 'waiting' || decision.status === 'decided')
          return {
            answer: { status: 200, body: await viewOf(context, (await (await releases.requests()).read(id)) ?? decision.request) },
            isKept: false,
          }
        return { answer: refusalOf(decision), isKept: false }
      })
    })
  }

  /** A shared document is decided about by whoever may for one of the brands that share it. */
  function isOfShared(context: Context, { bound }: RequestEntry): boolean {
    const { caller, call, brands } = context.get('access')
    return [...releases.rules(Object.keys(bound), 1).keys()].some((brand) => allowed(caller, call, brand, brands()))
  }

  function isAdminOf(context: Context, { bound }: RequestEntry): boolean {
    const { caller, brands } = context.get('access')
    return Object.keys(bound).every((path) => allowed(caller, { method: 'POST', path: '', role: 'admin' }, folderOf(path), brands()))
  }

  async function viewOf(context: Context, entry: RequestEntry) {
    const { version: _version, email: _email, authors: _authors, operator: asker, bound, ...view } = entry
    const { files: _files, ...shown } = view as typeof view & { files?: unknown }
    const { operator, caller } = context.get('access')
    const [approvers, tree, brands] = [await (await releases.requests()).approvers(entry.id), releases.tree(), releases.files.brands()]
    const rules = releases.rules(Object.keys(bound), 1)
    const isWaiting = entry.state === 'waiting'
    const missing = isWaiting ? missingOf(rules, entry, approvers, brands) : []
    const isOwn = operator ? operator.id === asker : asker === null
    const own = [...rules].filter(([brand]) => mayApprove(caller, brand, brands))
    const isAuthor = operator !== undefined && isOwnWork(operator, entry)
    const isSelf = isAuthor && own.every(([, { selfApproval }]) => !selfApproval)
    const isDone = approvers.some(({ id }) => id === operator?.id) && missing.length > 0
    return {
      ...shown,
      documents: Object.keys(bound),
      approvals: approvers.map(({ name }) => ({ name })),
      missing,
      isOwn,
      isAuthor,
      isStale: isWaiting && Object.entries(bound).some(([path, [before]]) => (tree.get(path) ?? null) !== before),
      may: {
        approve: isWaiting && operator !== undefined && own.length > 0 && !isSelf && !isDone,
        refuse: isWaiting && own.length > 0 && !isOwn,
        cancel: isWaiting && (isOwn || isAdminOf(context, entry)),
      },
    }
  }

  /** The two sides of each file: those of a restore or a revert are in the releases. */
  async function textsOf(request: ApprovalRequest) {
    const base = await releases.filesAt(request.base)
    const before = new Map(base?.map((file) => [file.path, file.text]))
    const blobs = await releases.store().blobs(Object.values(request.bound).flatMap(([, after]) => after ?? []))
    return Object.entries(request.bound).map(([path, [, after]]) => ({
      path,
      original: textOf(before.get(join(layoutsDir, path))),
      text: request.files[path]?.text ?? (after === null ? null : textOf(blobs.get(after))),
    }))
  }
}

function refusedAnswer(error: string): Made {
  return { answer: { status: 422, body: { code: 'refused', error, diagnostics: [] } }, isKept: false }
}

function refusalOf(decision: Exclude<Decision, { status: 'waiting' | 'decided' }>): Answer {
  if (decision.status === 'unknown') return { status: 404, body: { code: 'not-found', error: noRequest } }
  if (decision.status === 'forbidden') return { status: 403, body: { code: 'forbidden', error: decision.error } }
  return { status: 409, body: { code: 'changed-meanwhile', error: decision.error } }
}
