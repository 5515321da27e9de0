import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { CanaryHosts, CanaryShare } from '../../../src/schemas/canary.ts'
import type { Canary as CanaryAnswer } from '../../../src/schemas/canary.ts'
import type { Editing } from '../editing/edit-request.ts'
import { fail, published } from '../editing/edit-responses.ts'
import { maySee, operatorName, writeRefusal } from '../operators/access.ts'
import type { Releases } from '../releases/releases.ts'
import { changedPaths, documentsOf } from '../releases/tree.ts'
import { note, numberIn, readBody, writeOnce } from '../releases/write-requests.ts'
import type { Answer } from '../releases/write-requests.ts'
import { audienceIn, toldAudience } from './audience.ts'
import { perThousand } from './canary-figures.ts'
import type { Canary, CanaryChange, Counts } from './canary-store.ts'
import { verdictOf } from './canary-verdict.ts'

const AudienceBody = z.strictObject({ share: z.optional(CanaryShare), hosts: z.optional(CanaryHosts) })
const EveryoneBody = z.strictObject({ note })

/**
 * Canaries for operators: releases that go to some players first.
 *
 * Shape   `Canary` of src/schemas/canary.ts
 * Errors  403 with who may, 404 where the release was no canary, 409 where it is over or was changed meanwhile
 */
export function canaryRoutes(app: Hono, editing: Editing & { releases: Releases }) {
  const { releases, now } = editing
  const once = writeOnce(releases.store, now)
  const canaries = () => releases.store().canaries

  app.get('/api/canary', (context) =>
    published(context, editing, async () => {
      const canary = await canaries().running()
      return context.json({ canary: canary && (await isSeen(context, canary)) ? await answerFor(canary) : null })
    }),
  )

  app.get('/api/releases/:number/canary', (context) =>
    published(context, editing, async () => {
      const canary = await canaryIn(context)
      return canary && (await isSeen(context, canary)) ? context.json(await answerFor(canary)) : noCanary(context)
    }),
  )

  app.patch('/api/releases/:number/canary', (context) =>
    published(context, editing, async () => {
      const body = await readBody(context, AudienceBody)
      if (body instanceof Response) return body
      const audience = audienceIn(body.value)
      if (typeof audience !== 'object') return fail(context, 400, audience ?? 'Send "share", from 1 to 99, or "hosts".')
      return changed(context, body.text, (canary) => ({
        change: { audience },
        entry: {
          action: 'canary-change',
          before: toldAudience(canary.audience),
          after: toldAudience(audience),
          what: `Release ${canary.number} goes to ${toldAudience(audience)}, and no longer to ${toldAudience(canary.audience)}`,
        },
      }))
    }),
  )

  app.post('/api/releases/:number/canary/everyone', (context) =>
    published(context, editing, async () => {
      const body = await readBody(context, EveryoneBody)
      if (body instanceof Response) return body
      return changed(context, body.text, (canary) => ({
        change: { state: 'everyone' },
        entry: {
          action: 'canary-everyone',
          before: toldAudience(canary.audience),
          after: 'everyone',
          what: `Release ${canary.number} goes to everyone`,
          why: body.value.note ?? '',
        },
      }))
    }),
  )

  type Change = (canary: Canary) => { change: CanaryChange; entry: Parameters<ReturnType<typeof canaries>['change']>[2] }

  async function changed(context: Context, text: string, make: Change): Promise<Response> {
    const seen = await canaryIn(context)
    if (!seen) return noCanary(context)
    const refusal = writeRefusal(context, await pathsOf(seen))
    if (refusal) return refusal
    return once(context, text, async () => {
      const canary = (await canaries().read(seen.number)) ?? seen
      if (canary.state !== 'running' || canary.why !== null) return { answer: overAnswer(canary), isKept: false }
      const { change, entry } = make(canary)
      const brands = (await releases.store().entry(canary.number))?.brands ?? []
      const about = { at: new Date(now()).toISOString(), by: operatorName(context), brands, release: canary.number } as const
      if (!(await canaries().change(canary, change, { ...about, ...entry }))) return { answer: meanwhile, isKept: false }
      await releases.refresh()
      const after = await canaries().read(canary.number)
      return after && { answer: { status: 200, body: await answerFor(after) }, isKept: false }
    })
  }

  /** What the canary's players have and the others have not. */
  async function pathsOf({ number, head, control, state }: Canary): Promise<string[]> {
    if (state === 'running') {
      const newest = await releases.store().read(head)
      return newest ? changedPaths(control, documentsOf(newest.tree)) : []
    }
    const [before, after] = await Promise.all([releases.store().read(number - 1), releases.store().read(number)])
    return changedPaths(before?.tree ?? new Map(), after?.tree ?? new Map())
  }

  async function isSeen(context: Context, { number }: Canary): Promise<boolean> {
    const brands = (await releases.store().entry(number))?.brands ?? []
    return brands.length === 0 || brands.some(maySee(context))
  }

  async function answerFor(canary: Canary): Promise<CanaryAnswer> {
    return answerOf(canary, await canaries().counts(canary.number))
  }

  async function canaryIn(context: Context): Promise<Canary | undefined> {
    const number = numberIn(context, 'number')
    return number === undefined ? undefined : canaries().read(number)
  }
}

function answerOf({ number, audience, since, holdsUp, state, why }: Canary, counts: Counts): CanaryAnswer {
  const { canary, control } = counts
  const both = (count: 'errors' | 'dropped'): [number, number] => [perThousand(canary, count), perThousand(control, count)]
  return {
    number,
    ...('share' in audience ? { share: audience.share } : { hosts: [...audience.hosts] }),
    views: canary.views,
    control: control.views,
    browsers: [canary.groups, control.groups],
    verdict: verdictOf(counts),
    errorsPerThousand: both('errors'),
    droppedPerThousand: both('dropped'),
    since,
    holdsUp: [...holdsUp],
    state,
    ...(why !== null && { why }),
  }
}

const meanwhile: Answer = {
  status: 409,
  body: { code: 'changed-meanwhile', error: 'Somebody else has changed this at the same moment; look again.' },
}

function overAnswer({ number, state, why }: Canary): Answer {
  const error =
    state === 'everyone'
      ? `Everyone has release ${number} already.`
      : `Release ${number} was reverted${why === null ? '' : `: ${why}`}; publish again to go on.`
  return { status: 409, body: { code: 'changed-meanwhile', error } }
}

function noCanary(context: Context): Response {
  return fail(context, 404, 'This release went to all players at once; GET /api/releases says which went to some first.')
}
