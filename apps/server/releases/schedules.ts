import * as z from 'zod/mini'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import { missingSentence } from '../approvals/sentences.ts'
import type { Passing } from '../approvals/gate.ts'
import { actingAs, actorNow } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { LockError } from '../files/folder-lock.ts'
import type { Within } from './database.ts'
import { countChanges } from './differences.ts'
import { DatabaseError } from './database-error.ts'
import type { Outcome, Published } from './outcome.ts'
import type { Releases } from './releases.ts'
import type { Schedule, ScheduleApproval, ScheduleChange, ScheduleEntry, ScheduleRefusal } from './schedule-store.ts'
import type { FileChanges } from './tree.ts'

/** Times as they are sent: instants with an offset, in the zone in which somebody chose them. */
type Times = { at: string; zone: string; until?: string | null | undefined }
export type ScheduleRequest = Times & {
  base?: number | undefined
  files: FileChanges
  note?: string | undefined
  by?: string | null
  /** By what it passes where a brand wants approvals, and how that is kept until it is due. */
  passing?: Passing
  approval?: ScheduleApproval
}
export type MoveRequest = Partial<Times> & { note?: string | undefined }

export type ScheduleOutcome =
  | { status: 'scheduled'; schedule: ScheduleEntry }
  /** What belongs into the transaction cannot be written. */
  | { status: 'declined' }
  | { status: 'unknown' }
  /** It is over already, or somebody else changed it at the same moment. */
  | { status: 'over'; error: string; schedule: ScheduleEntry }
  | Extract<Outcome, { status: 'refused' | 'conflict' }>
  /** It waits for approvals. */
  | Extract<Outcome, { status: 'dry' }>

export type Schedules = {
  /** Checks files as a publication does, and publishes them at their time. */
  add: (request: ScheduleRequest, within?: (made: ScheduleEntry) => Within | undefined) => Promise<ScheduleOutcome>
  /** Gives one that is not over other times or another note. One that was refused is checked again. */
  move: (id: number, request: MoveRequest, within?: (moved: ScheduleEntry) => Within | undefined) => Promise<ScheduleOutcome>
  cancel: (id: number, within?: (cancelled: ScheduleEntry) => Within | undefined) => Promise<ScheduleOutcome>
  /** Does what is due. Nobody needs to call it: it is called when something is. */
  wake: () => Promise<void>
}

const mostOpen = 200
const mostAheadMs = 2 * 366 * 86_400_000
const mostTurns = 5 // of others who change the same schedule
/** How long a timer runs at most, for it counts no time in which the machine sleeps, and does not see its clock being set. */
const mostWaitMs = 60_000
const retryMs = 5_000

/**
 * Publishes what is scheduled when it is due, and reverts it at its end. Each step is written in one transaction with the release that it
 * makes, so that it happens once, whichever process is first; what was due while none ran is done at the start, in its order.
 */
export function startSchedules({
  releases,
  print,
  now = Date.now,
}: {
  releases: Releases
  print: (line: string) => void
  now?: () => number
}): Schedules {
  const store = () => releases.store().schedules
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isAsked = false
  let isClosed = false
  let due: string | undefined // of the next one, as it was read last
  let failure = ''

  function wake(): Promise<void> {
    if (isAsked || isClosed) return running
    isAsked = true
    running = running.then(() => {
      isAsked = false
      return runAll()
    })
    return running
  }

  async function runAll(): Promise<void> {
    clearTimeout(timer)
    try {
      const wait = await runDue()
      failure = ''
      if (wait !== undefined) wakeIn(Math.min(wait, mostWaitMs))
    } catch (error) {
      if (isClosed) return
      const line = `What is scheduled waits, for it cannot be published now: ${errorMessage(error)}`
      const isLate = due !== undefined && Date.parse(due) <= now()
      if (isLate && line !== failure) print(line)
      if (isLate) failure = line
      wakeIn(retryMs)
    }
  }

  function wakeIn(ms: number): void {
    if (isClosed) return
    timer = setTimeout(() => void wake(), ms)
    timer.unref()
  }

  /** Does all that is due; returns how long it is until the next one, in ms. */
  async function runDue(): Promise<number | undefined> {
    while (!isClosed) {
      const next = await store().next()
      due = next?.due
      const wait = next && Date.parse(next.due) - now()
      if (!next || wait === undefined || wait > 0) return wait
      const schedule = await store().read(next.id)
      const actor: Actor = { id: null, name: schedule?.by ?? null, email: null, way: 'schedule' }
      if (schedule && dueOf(schedule) === next.due) await actingAs(actor, () => run(schedule)) // else it was moved or done since
    }
    return undefined
  }

  async function run(schedule: Schedule): Promise<void> {
    const { id, base, files, by, note, until, release } = schedule
    const isEnd = schedule.state === 'live'
    const changeBy = ({ number }: Published): ScheduleChange =>
      isEnd ? { state: 'done', ended: number } : { state: until === null ? 'done' : 'live', release: number }
    try {
      const passing = await passingOf(schedule)
      const about = { by, note, way: 'schedule', passing, within: (one: Published) => store().changing(schedule, changeBy(one)) } as const
      const outcome = await (isEnd ? releases.revert(release ?? 0, about) : releases.publish({ base, files, ...about }))
      if (outcome.status === 'published') print(`Schedule ${id} made release ${outcome.number}`)
      else if (outcome.status === 'unchanged') await store().change(schedule, { state: 'done' })
      else if (outcome.status !== 'declined' && outcome.status !== 'dry' && outcome.status !== 'running')
        await refuse(schedule, refusalOf(outcome))
    } catch (error) {
      if (error instanceof DatabaseError || error instanceof LockError) throw error // it is tried again
      print(`Schedule ${id} failed: ${error instanceof Error ? error.stack : String(error)}`)
      await refuse(schedule, { error: 'The server failed at this; its console says why.' })
    }
  }

  async function refuse(schedule: Schedule, refusal: ScheduleRefusal): Promise<void> {
    if (!(await store().change(schedule, { state: 'refused', refusal }))) return
    print(`Schedule ${schedule.id} was refused: ${refusal.error}`)
    await endRequest(schedule, 'void', refusal.error)
  }

  /** What was approved or overridden with its start holds for its end, too. */
  async function passingOf({ state, approval, release }: Schedule): Promise<Passing> {
    if (state === 'live') return { passed: (await releases.store().read(release ?? 0))?.approval ?? {} }
    if (!approval) return {}
    if ('request' in approval) return { request: approval.request }
    const caller = approval.by === null ? 'open' : await (await releases.operators()).read(approval.by)
    return caller ? { override: { reason: approval.override, caller } } : {}
  }

  /** A request ends with the schedule that it let through. */
  async function endRequest({ approval }: Pick<Schedule, 'approval'>, state: 'void' | 'cancelled', why: string): Promise<void> {
    if (!approval || !('request' in approval)) return
    const { requests } = releases.store()
    const request = await requests.read(approval.request)
    const change = { state, why, ended: new Date(now()).toISOString(), endedBy: actorNow().name }
    if (request?.state === 'scheduled') await requests.change(request, change, state === 'void' ? 'request-void' : 'request-cancel')
  }

  releases.onHeard(() => void wake())
  releases.onClose(() => {
    isClosed = true
    clearTimeout(timer)
  })
  void wake()

  return {
    async add({ base = releases.number(), files, note = '', by = null, passing, approval, ...times }, within) {
      const read = readTimes(times, now())
      if ('error' in read) return refused(read.error)
      if ((await store().open()) >= mostOpen)
        return refused(`There are ${mostOpen} schedules already; cancel one, or wait until one is over.`)
      const outcome = await releases.publish({ base, files, dry: true, passing })
      if (outcome.status === 'unchanged') return refused('Nothing would change: players have these documents already.')
      if (outcome.status === 'unknown') return refused(outcome.error)
      if (outcome.status === 'refused' || outcome.status === 'conflict') return outcome
      if (outcome.status !== 'dry') return { status: 'declined' }
      if (outcome.missing.length > 0) return outcome
      const made = await store().add(
        {
          ...read,
          state: 'waiting',
          note,
          by,
          made: new Date(now()).toISOString(),
          base,
          files,
          documents: Object.keys(files).sort(),
          brands: outcome.brands,
          changes: countChanges(outcome.changes),
          release: null,
          ended: null,
          refusal: null,
          approval: approval ?? null,
        },
        within,
      )
      if (!made) return { status: 'declined' }
      void wake()
      return { status: 'scheduled', schedule: made }
    },

    move: (id, request, within) =>
      changed(id, within, async (schedule) => {
        const { at, zone, until, note } = schedule
        const isPublished = schedule.release !== null
        if (isPublished && request.at !== undefined)
          return refused(`Release ${schedule.release} has been published by this schedule, so only its end can be moved.`)
        const isMoved = request.at !== undefined || request.until !== undefined || request.zone !== undefined
        if (isMoved && schedule.approval && !isPublished) return refused('Its time was approved with it; cancel it, and schedule it again.')
        const asked = { at: request.at ?? at, zone: request.zone ?? zone, until: request.until === undefined ? until : request.until }
        const read = isMoved ? readTimes(asked, now(), isPublished) : { at, zone, until }
        if ('error' in read) return refused(read.error)
        if (schedule.state !== 'refused') return { ...read, note: request.note ?? note }
        if (isPublished) return { ...read, note: request.note ?? note, state: read.until === null ? 'done' : 'live', refusal: null }
        if (request.at === undefined) return refused('Choose a new time; the one of this schedule has passed.')
        const outcome = await releases.publish({ base: schedule.base, files: schedule.files, dry: true })
        if (outcome.status === 'refused' || outcome.status === 'conflict') return outcome
        return { ...read, note: request.note ?? note, state: 'waiting', refusal: null }
      }),

    async cancel(id, within) {
      const outcome = await changed(id, within, () => Promise.resolve({ state: 'cancelled' }))
      if (outcome.status === 'scheduled') await endRequest(outcome.schedule, 'cancelled', 'Its schedule was cancelled.')
      return outcome
    },
    wake,
  }

  /** Changes one that is not over, as it is at that moment. */
  async function changed(
    id: number,
    within: ((changed: ScheduleEntry) => Within | undefined) | undefined,
    decide: (schedule: Schedule) => Promise<ScheduleChange | Extract<ScheduleOutcome, { status: 'refused' | 'conflict' }>>,
  ): Promise<ScheduleOutcome> {
    for (let turn = 0; ; turn += 1) {
      const schedule = await store().read(id)
      if (!schedule) return { status: 'unknown' }
      const { files: _files, ...entry } = schedule
      const over = overSentence(entry) ?? (turn > mostTurns ? 'Others are changing this schedule; try again.' : undefined)
      if (over !== undefined) return { status: 'over', error: over, schedule: entry }
      const change = await decide(schedule)
      if ('status' in change) return change
      const next = { ...entry, ...change, version: entry.version + 1 }
      let isDeclined = false
      const written = await store().change(schedule, change, async (transaction) => {
        const isWritten = (await within?.(next)?.(transaction)) ?? true
        isDeclined = !isWritten
        return isWritten
      })
      if (isDeclined) return { status: 'declined' }
      if (!written) continue // it was due, or somebody else changed it
      void wake()
      return { status: 'scheduled', schedule: next }
    }
  }
}

function dueOf({ state, at, until }: ScheduleEntry): string | null {
  return state === 'waiting' ? at : state === 'live' ? until : null
}

function overSentence({ id, state, release }: ScheduleEntry): string | undefined {
  if (state === 'cancelled') return `Schedule ${id} has been cancelled.`
  if (state !== 'done') return undefined
  return release === null ? `Schedule ${id} is over; it changed nothing.` : `Schedule ${id} is over; it made release ${release}.`
}

function refused(error: string): Extract<ScheduleOutcome, { status: 'refused' }> {
  return { status: 'refused', error, diagnostics: [] }
}

function refusalOf(outcome: Extract<Outcome, { status: 'refused' | 'conflict' | 'unknown' | 'approval' }>): ScheduleRefusal {
  if (outcome.status === 'approval') return { error: missingSentence(outcome) }
  if (outcome.status === 'unknown') return { error: outcome.error }
  if (outcome.status === 'refused') return { error: outcome.error, diagnostics: outcome.diagnostics }
  const conflicts = outcome.conflicts.map(({ path, document, parts }) => ({ path, document, parts }))
  const names = [...new Set(conflicts.map(({ document }) => document))].join(', ')
  return { error: `${names} was changed by someone else since it was scheduled, so nothing was published.`, conflicts }
}

const Instant = z.iso.datetime({ offset: true })

/** The times as instants in UTC, or the sentence that says what is wrong with them. `isPublished`: only the end is to come. */
export function readTimes(
  { at, zone, until = null }: Times,
  now: number,
  isPublished = false,
): { at: string; zone: string; until: string | null } | { error: string } {
  if (!isZone(zone)) return { error: '"zone" is the name of a time zone, such as Asia/Ho_Chi_Minh.' }
  for (const [name, time] of [['at', at] as const, ...(until === null ? [] : [['until', until] as const])]) {
    const ms = Instant.safeParse(time, { jitless: true }).success ? Date.parse(time) : Number.NaN
    if (Number.isNaN(ms)) return { error: `"${name}" is a time with its offset, such as 2026-11-28T20:00:00+07:00.` }
    const offset = /[+-]\d\d:\d\d$/.exec(time)?.[0]
    const own = offsetIn(zone, ms)
    if (offset !== undefined && minutesOf(offset) !== minutesOf(own))
      return { error: `In ${zone} the offset at that time is ${own}, not ${offset}; "${name}" has the offset of its zone, or Z.` }
    if (ms <= now && !(isPublished && name === 'at')) return { error: `"${name}" has passed; choose a later time.` }
    if (ms > now + mostAheadMs) return { error: `"${name}" is more than two years ahead; choose an earlier time.` }
  }
  if (until !== null && Date.parse(until) <= Date.parse(at)) return { error: '"until" has to be later than "at".' }
  return { at: new Date(at).toISOString(), zone, until: until === null ? null : new Date(until).toISOString() }
}

function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false // newer engines take offsets, too, which follow no law of a place
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The offset that a zone has at an instant, as `+07:00`. */
function offsetIn(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').slice('GMT'.length) || '+00:00'
}

function minutesOf(offset: string): number {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':')
  return (Number(hours) * 60 + Number(minutes)) * (offset.startsWith('-') ? -1 : 1)
}
