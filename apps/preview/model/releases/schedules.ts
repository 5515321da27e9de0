import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import { $workspace } from '../documents/documents.ts'
import { ReleaseConflict, readAnswer } from './answers.ts'

/** A publication at a time. `live`: published, its end is to come. Times are in UTC; `zone` is the one in which they were chosen. */
export const ScheduleEntry = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'live', 'done', 'refused', 'cancelled']),
  at: z.string(),
  zone: z.string(),
  until: z.nullable(z.string()),
  note: z.string(),
  by: z.nullable(z.string()),
  documents: z.array(z.string()),
  brands: z.array(z.string()),
  changes: z.int(),
  release: z.nullable(z.int()),
  refusal: z.nullable(
    z.object({ error: z.string(), conflicts: z.optional(z.array(ReleaseConflict)), diagnostics: z.optional(z.array(Diagnostic)) }),
  ),
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

type Schedules = { all: readonly ScheduleEntry[]; state: 'loading' | 'ready' | 'failed'; error: string }

// What may happen
export const schedulesRequested = createEvent()
export const scheduleChanged = createEvent<ScheduleEntry>()

// What we know: those that are not over, by time
export const $schedules = createStore<Schedules>({ all: [], state: 'loading', error: '' })
/** The one that the open brand's players get next. */
export const $nextSchedule = combine(
  $schedules,
  $workspace,
  ({ all }, workspace) => all.find(({ state, brands }) => state === 'waiting' && workspace && brands.includes(workspace.brand)) ?? null,
)

// How it changes
const listFx = createEffect(() => readAnswer('/api/schedules', z.object({ schedules: z.array(ScheduleEntry) })))
const isOpen = ({ state }: ScheduleEntry) => state !== 'done' && state !== 'cancelled'
sample({ clock: schedulesRequested, target: listFx })
$schedules
  .on(listFx.doneData, (_, { schedules }) => ({ all: schedules.filter(isOpen), state: 'ready', error: '' }))
  .on(listFx.failData, (before, { message }) => ({ ...before, state: 'failed', error: message }))
  .on(scheduleChanged, ({ all, ...rest }, schedule) => ({
    ...rest,
    all: [...all.filter(({ id }) => id !== schedule.id), schedule].filter(isOpen).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  }))
