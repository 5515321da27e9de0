import type { Context, Hono } from 'hono'
import { join } from 'node:path'
import * as z from 'zod/mini'

import { Id } from '../../../src/schemas/documents.ts'
import { fail, published } from '../editing/edit-responses.ts'
import { maySee, operatorName, writeRefusal } from '../operators/access.ts'
import { textOf } from './current-files.ts'
import { differenceOf } from './differences.ts'
import type { Releases } from './releases.ts'
import { answerOf, askedFor, passingOf } from './routes.ts'
import { folderOf } from './tree.ts'
import type { ScheduleOutcome, Schedules } from './schedules.ts'
import { countRefusal, files, note, number, numberIn, override, readBody, writeOnce } from './write-requests.ts'
import type { Answer, Made } from './write-requests.ts'

const ScheduleBody = z.strictObject({
  /** The release that the files were changed on; without it, the newest one. */
  base: z.optional(number),
  files,
  at: z.string(),
  zone: z.string(),
  until: z.optional(z.nullable(z.string())),
  note,
  override,
})
const MoveBody = z.strictObject({
  at: z.optional(z.string()),
  zone: z.optional(z.string()),
  until: z.optional(z.nullable(z.string())),
  note,
})

/**
 * Publications at a time, for operators.
 *
 * Shape   a schedule is `{ id, state, at, zone, until, note, by, made, base, documents, brands, changes, release, ended, refusal }`;
 *         `state` is `waiting`, `live` (published, its end is to come), `done`, `refused` (`refusal` says why and where) or `cancelled`;
 *         one alone has `files` as they were sent, each with the `original` text that it was changed from, and `differences` by meaning
 * Units   `at` and `until` are sent as instants with the offset that `zone` has then, or Z, and answered in UTC
 * Errors  422 for times and for faults of the documents, 409 with `conflicts`, 409 where a schedule is over, 404 where there is none
 */
export function scheduleRoutes(
  app: Hono,
  {
    releases,
    schedules,
    layoutsDir,
    print,
    now = Date.now,
  }: {
    releases: Releases
    schedules: Schedules
    layoutsDir: string
    print: (line: string) => void
    now?: (() => number) | undefined
  },
) {
  const once = writeOnce(releases.store, now)

  app.get('/api/schedules', (context) =>
    published(context, { print }, async () => {
      const brand = context.req.query('brand')
      if (brand !== undefined && !Id.safeParse(brand).success) return fail(context, 400, '"brand" is the name of a brand, such as foyer.')
      const sees = maySee(context)
      const all = await releases.store().schedules.list({ brand })
      return context.json({ schedules: all.filter(({ documents }) => documents.some((path) => sees(folderOf(path)))).map(viewOf) })
    }),
  )

  app.get('/api/schedules/:id', (context) =>
    published(context, { print }, async () => {
      const id = numberIn(context, 'id')
      const schedule = id === undefined ? undefined : await releases.store().schedules.read(id)
      if (!schedule) return fail(context, 404, noSchedule)
      const refusal = writeRefusal(context, schedule.documents)
      if (refusal) return refusal
      const before = new Map((await releases.filesAt(schedule.base))?.map((file) => [file.path, file.text]))
      const sent = Object.entries(schedule.files).map(([path, file]) => ({ path, file, original: before.get(join(layoutsDir, path)) }))
      return context.json({
        ...viewOf(schedule),
        files: Object.fromEntries(sent.map(({ path, file, original }) => [path, { ...file, original: textOf(original) }])),
        differences: sent.map(({ path, file, original }) => differenceOf(path, original, file.text ?? undefined)),
      })
    }),
  )

  app.post('/api/schedules', (context) =>
    published(context, { print }, async () => {
      const body = await readBody(context, ScheduleBody)
      if (body instanceof Response) return body
      const tooMany = countRefusal(body.value.files)
      if (tooMany !== undefined) return fail(context, 400, tooMany)
      const refusal = writeRefusal(context, Object.keys(body.value.files))
      if (refusal) return refusal
      return once(context, body.text, async (keep) => {
        const { override: reason, ...sent } = body.value
        const outcome = await schedules.add(
          {
            ...sent,
            by: operatorName(context),
            passing: passingOf(context, reason),
            ...(reason !== undefined && { approval: { override: reason, by: context.get('access').operator?.id ?? null } }),
          },
          (made) => keep({ status: 201, body: viewOf(made) }),
        )
        if (outcome.status !== 'dry') return madeOf(outcome, 201)
        const { at, zone, until = null, files, note, base = releases.number() } = sent
        return askedFor(context, { releases, now }, outcome, { act: { kind: 'schedule', at, zone, until }, base, files, note })
      })
    }),
  )

  app.patch('/api/schedules/:id', (context) =>
    published(context, { print }, async () => {
      const id = numberIn(context, 'id')
      const body = await readBody(context, MoveBody)
      if (body instanceof Response) return body
      const refusal = await refusalOf(context, id)
      if (refusal) return refusal
      return once(context, body.text, async (keep) =>
        madeOf(await schedules.move(id ?? 0, body.value, (moved) => keep({ status: 200, body: viewOf(moved) })), 200),
      )
    }),
  )

  app.delete('/api/schedules/:id', (context) =>
    published(context, { print }, async () => {
      const id = numberIn(context, 'id')
      const refusal = await refusalOf(context, id)
      if (refusal) return refusal
      return once(context, '', async (keep) =>
        madeOf(await schedules.cancel(id ?? 0, (gone) => keep({ status: 200, body: viewOf(gone) })), 200),
      )
    }),
  )

  /** Refuses who may not change all of the schedule's files. */
  async function refusalOf(context: Context, id: number | undefined): Promise<Response | undefined> {
    const schedule = id === undefined ? undefined : await releases.store().schedules.read(id)
    return schedule && writeRefusal(context, schedule.documents)
  }
}

const noSchedule = 'There is no such schedule; GET /api/schedules lists them.'

function madeOf(outcome: ScheduleOutcome, status: 200 | 201): Made {
  if (outcome.status === 'declined' || outcome.status === 'dry') return undefined // only `add` asks for approvals
  return outcome.status === 'scheduled'
    ? { answer: { status, body: viewOf(outcome.schedule) }, isKept: true }
    : { answer: refusalAnswer(outcome), isKept: false }
}

function refusalAnswer(outcome: Exclude<ScheduleOutcome, { status: 'declined' | 'scheduled' | 'dry' }>): Answer {
  if (outcome.status === 'unknown') return { status: 404, body: { code: 'not-found', error: noSchedule } }
  if (outcome.status === 'over')
    return { status: 409, body: { code: 'changed-meanwhile', error: outcome.error, schedule: viewOf(outcome.schedule) } }
  return answerOf(outcome, undefined)
}

/** Without what only the store needs. */
function viewOf<Entry extends { version: number }>({ version: _version, ...entry }: Entry & { files?: object }) {
  const { files: _files, ...view } = entry
  return view
}
