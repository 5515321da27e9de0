import { attach, createEffect, createEvent, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import { threeWay } from '../../../../src/authoring/diff/three-way.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import type { Toast } from '../../../kit/messages/toast-list.ts'
import { $documents, $workspace, baseBrand, edited, parse } from '../../model/documents/documents.ts'
import type { EditRequest } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { FileDifference, readAnswer, sendWrite } from '../../model/releases/answers.ts'
import type { Refused } from '../../model/releases/answers.ts'
import { ScheduleEntry, scheduleChanged } from '../../model/releases/schedules.ts'
import { filesOf } from '../publishing/publish.ts'
import { selectedTextsFx } from '../publishing/publish-selected.ts'
import type { Selection } from '../publishing/publish-selected.ts'
import { changeKey, selectedBody } from '../publishing/selected-changes.ts'
import { timeIn } from '../../../kit/controls/zone-time.ts'

/** When something is published and ends: instants in UTC, in the zone in which somebody chose them. */
export type ScheduleTimes = { at: string; zone: string; until: string | null; note: string }
export type ScheduleOutcome = { state: 'done'; value: ScheduleEntry } | Refused

// What may happen
const scheduled = createEvent<ScheduleEntry>()

/** Schedules the selected changes of all documents, as they were shown. They leave the draft, as published ones do. */
export const scheduleSelectedFx = attach({
  source: $workspace,
  async effect(_, { times, ...selection }: Selection & { times: ScheduleTimes }): Promise<ScheduleOutcome> {
    const [toast, edit] = [scopeBind(scheduled, { safe: true }), scopeBind(edited, { safe: true })]
    const { requests, base } = await scopeBind(selectedTextsFx, { safe: true })(selection)
    const outcome = await sendWrite('POST', '/api/schedules', ScheduleEntry, { base, files: filesOf(requests), ...times })
    if (outcome.state !== 'done') return outcome
    edit(leavingDraft(selection, outcome.value))
    toast(outcome.value)
    return outcome
  },
})

function leavingDraft({ reviewed, excluded }: Selection, { at, zone }: ScheduleEntry): EditRequest {
  const whole = reviewed
    .filter(({ changes }) => changes.some((change) => !excluded.has(changeKey(change))))
    .map((one) => {
      const scheduledKeys = new Set(one.changes.map(changeKey).filter((key) => !excluded.has(key)))
      const isWhole = scheduledKeys.size === one.changes.length
      return { document: one.name, body: (isWhole ? one.before : selectedBody(one, scheduledKeys)) ?? null }
    })
  return { label: t('schedules.scheduled', { time: timeIn(at, zone) }), whole }
}

/** Gives a schedule other times or another note. */
export const moveFx = createEffect(async ({ id, ...change }: { id: number } & Partial<ScheduleTimes>): Promise<ScheduleOutcome> => {
  const [changed, toast] = [scopeBind(scheduleChanged, { safe: true }), scopeBind(scheduled, { safe: true })]
  const outcome = await sendWrite('PATCH', `/api/schedules/${id}`, ScheduleEntry, change)
  if (outcome.state === 'done') (outcome.value.state === 'waiting' ? toast : changed)(outcome.value)
  return outcome
})

const Whole = z.object({
  files: z.record(z.string(), z.object({ text: z.nullable(z.string()), original: z.nullable(z.string()) })),
  differences: z.array(FileDifference),
})

/** Whether the open draft can take back what a schedule would have published. */
export function mayTakeBack({ documents, release }: ScheduleEntry, brand: string | undefined): boolean {
  return release === null && documents.every((path) => [brand, baseBrand].includes(path.slice(0, path.indexOf('/'))))
}

/**
 * Cancels a schedule; what it has not published comes back into the draft as one step of undo. Where the draft has something else at the
 * same place, the schedule's is taken: undo has the other.
 */
export const cancelFx = attach({
  source: { workspace: $workspace, documents: $documents },
  async effect({ workspace, documents }, schedule: ScheduleEntry): Promise<ScheduleOutcome> {
    const [changed, edit] = [scopeBind(scheduleChanged, { safe: true }), scopeBind(edited, { safe: true })]
    const { id, at, zone } = schedule
    const address = `/api/schedules/${id}`
    try {
      const whole = mayTakeBack(schedule, workspace?.brand) ? await readAnswer(address, Whole) : undefined
      const outcome = await sendWrite('DELETE', address, ScheduleEntry)
      if (outcome.state !== 'done') return outcome
      changed(outcome.value)
      const bodies = (whole?.differences ?? []).flatMap(({ path, document }) => {
        const file = whole?.files[path]
        return file ? [{ document, body: takenBack(document, file, documents.get(document) ?? undefined) }] : []
      })
      if (bodies.length > 0) edit({ label: t('schedules.taken-back', { time: timeIn(at, zone) }), whole: bodies })
      return outcome
    } catch (error) {
      return { state: 'failed', error: error instanceof Error ? error.message : '' }
    }
  },
})

function takenBack(
  document: string,
  { text, original }: { text: string | null; original: string | null },
  draft: JsonObject | undefined,
): JsonObject | null {
  const [before, planned] = [original, text].map((one) => (one === null ? undefined : parse(one)))
  const sides = threeWay(document, before, planned, draft)
  const merged = sides.merge(sides.clashes.map(({ id }) => id))
  return (merged as JsonObject | undefined) ?? null // versions of documents are objects
}

// How it changes
sample({ clock: scheduled, target: scheduleChanged })
const describeFx = createEffect(({ id, at, zone }: ScheduleEntry): Toast => {
  const open = scopeBind(dialogOpened, { safe: true })
  return {
    text: t('schedules.scheduled', { time: timeIn(at, zone) }),
    stays: true,
    actions: [
      { label: t('schedules.move'), onPress: () => open({ kind: 'schedule', act: 'move', id }) },
      { label: t('schedules.cancel'), onPress: () => open({ kind: 'schedule', act: 'cancel', id }) },
    ],
  }
})
sample({ clock: scheduled, target: describeFx })
sample({ clock: describeFx.doneData, target: toastShown })
