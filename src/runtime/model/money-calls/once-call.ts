import { attach, combine, createEvent, scopeBind } from 'effector'
import type { Effect, Event } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import type { Clock } from '../../platform/clock.ts'
import { $deviceLocks, $deviceStorage } from '../device-storage.ts'
import { $platform } from '../lifecycle.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { isAbsent } from '../requests/failure.ts'
import { isLost, resolveLost } from '../requests/lost-answer.ts'
import type { Seen } from '../requests/lost-answer.ts'
import { $member } from '../context/session.ts'
import { createAttempts, recent } from './attempts.ts'
import type { Attempt } from './attempts.ts'
import { waitOf } from './waits.ts'

/** A record of the gateway's history that shows that a request was booked. `reference` is its own and never changes. */
export type Evidence = { reference: string }

/** The request that is not decided yet: when it was sent, and its amount where it has one. */
export type Undecided = { at: number; amount?: string }

/** The state of a call that is sent once (schemas/nouns/money-call.ts), with what the gateway answered. */
export type CallState<Value, Found> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'done'; value: Value }
  | { status: 'refused'; failure: Failure }
  | { status: 'unsent'; failure: Failure }
  | { status: 'elsewhere' }
  | { status: 'unknown'; checking: boolean; undecided?: Undecided }
  | { status: 'found'; record: Found }
  | { status: 'missing' }
  | { status: 'unclear' }

/** What a request came to, and whose it was. */
export type Ended<Value, Found> = { member: string; state: CallState<Value, Found> }

export type OnceOptions<Params, Value, Trace, Found extends Evidence> = {
  /** Unique: what the device remembers of requests without an answer is kept by this name. */
  name: string
  /** Sends the request, once. */
  send: Effect<Params, Value>
  /** What the request looks like in the history: no secrets, it is written down on the device. */
  traceOf: (params: Params) => Trace
  /** Whether two requests are for the same; by default whether they look the same in the history. */
  isSame?: (one: Trace, other: Trace) => boolean
  /** The newest records of the history. */
  history: Effect<void, readonly Found[]>
  /** Whether a new record is the request. `known`: the references that the history had before it. */
  isTrace: (record: Found, trace: Trace, known: readonly string[]) => boolean
  /** Whether records without the request leave it open whether it was booked; by default they say that it was not. */
  isUnclear?: (records: readonly Found[], trace: Trace, known: readonly string[]) => boolean
}

type OnceCall<Params, Value, Trace, Found> = {
  /** Sends the request, unless the same one is not decided yet; says what became of it. */
  runFx: Effect<Params, Ended<Value, Found>>
  /** Looks for the requests that are not decided. */
  checkFx: Effect<void, Ended<Value, Found>>
  /** An answer is missing, and the history is being asked. */
  lost: Event<Attempt<Trace>>
}

/**
 * A request that must not be booked twice. It is sent once and never again by itself (gateway.md, section 1). The history is read before,
 * so that a record that appears afterwards is known to be new. When the answer is lost, the history is asked what became of the request.
 * Until that is decided, the same request is not sent again, from this tab or from another one.
 */
export function createOnceCall<Params, Value, Trace, Found extends Evidence>({
  name,
  send,
  traceOf,
  isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other),
  history,
  isTrace,
  isUnclear = () => false,
}: OnceOptions<Params, Value, Trace, Found>): OnceCall<Params, Value, Trace, Found> {
  type State = CallState<Value, Found>
  type Attempts = readonly Attempt<Trace>[]

  const lost = createEvent<Attempt<Trace>>(`${name}.lost`)
  const $context = combine({
    platform: $platform,
    locks: $deviceLocks,
    storage: $deviceStorage,
    member: $member.map((member) => member?.id ?? null),
  })
  const { changeFx } = createAttempts<Trace>(name)

  const recordIn = (records: readonly Found[], { trace, known }: Attempt<Trace>) =>
    records.find((record) => !known.includes(record.reference) && isTrace(record, trace, known))
  const unclearIn = (records: readonly Found[], { trace, known }: Attempt<Trace>) => isUnclear(records, trace, known)

  type Reach = {
    clock: Clock
    look: () => Promise<readonly Found[]>
    change: (change: (attempts: Attempts) => Attempts) => Promise<Attempts>
  }
  /** Looks for requests in the history until it has all of them, or has been asked for long enough. */
  async function lookFor({ clock, look, change }: Reach, attempts: Attempts): Promise<State> {
    let left = attempts
    let unclear: Attempts = []
    let record: Found | undefined
    const seen = await resolveLost(clock, async (): Promise<Seen<Found>> => {
      const records = await look()
      const found = left.filter((attempt) => recordIn(records, attempt) !== undefined)
      for (const attempt of found) record = recordIn(records, attempt)
      if (found.length > 0) await change((all) => all.filter((one) => !isIn(found, one)))
      left = left.filter((attempt) => !found.includes(attempt))
      unclear = left.filter((attempt) => unclearIn(records, attempt))
      if (left.length === 0 && record) return { found: record }
      return unclear.length > 0 ? 'unclear' : 'missing'
    })
    if (typeof seen === 'object') return { status: 'found', record: seen.found }
    if (seen === 'unknown') {
      const newest = left.at(-1)
      return newest ? unknownOf(newest, false) : idle
    }
    await change((all) =>
      all.map((one) => (isIn(left, one) ? { ...one, missing: true, ...(isIn(unclear, one) && { unclear: true }) } : one)),
    )
    return { status: seen }
  }

  const runFx = attach({
    source: $context,
    effect: async ({ platform: { clock }, locks, storage, member }, params: Params): Promise<Ended<Value, Found>> => {
      const [sendIt, look, changeIt] = [
        scopeBind(send, { safe: true }),
        scopeBind(history, { safe: true }),
        scopeBind(changeFx, { safe: true }),
      ]
      const loseIt = scopeBind(lost, { safe: true })
      const of = member ?? ''
      const change: Reach['change'] = (next) => changeIt({ member: of, change: next })
      const end = (state: State): Ended<Value, Found> => ({ member: of, state })
      const trace = traceOf(params)

      const wait = waitOf(name, of, storage)
      const left = wait.left(clock.now()) // of another tab
      if (left) return end({ status: 'refused', failure: left })
      const free = await locks.take(`foyer-money-${name}/${of}`)
      if (!free) return end({ status: 'elsewhere' })
      let attempt: Attempt<Trace>
      let before: readonly Found[] | undefined
      try {
        try {
          before = await look()
        } catch (error) {
          const failure = reasonOf(error)
          if (!isAbsent(failure)) return end({ status: 'unsent', failure })
        }
        // What was not there when it was looked for may have been booked since
        const booked = before ?? []
        const earlier = recent(await change((all) => all), clock.now())
        const same = earlier.filter((one) => isSame(one.trace, trace))
        const late = same.map((one) => recordIn(booked, one)).find((record) => record !== undefined)
        const open = before && same.find(({ missing }) => !missing)
        const doubtful = before && !late && !open ? same.filter((one) => !one.unclear && unclearIn(booked, one)) : []
        if (doubtful.length > 0) {
          // It was said to be missing, and that is no longer sure: the player is told so, once, before it is sent
          await change((all) => all.map((one) => (isIn(doubtful, one) ? { ...one, unclear: true } : one)))
          return end({ status: 'unclear' })
        }
        if (late || !open) await change(() => earlier.filter((one) => !same.includes(one) && !recordIn(booked, one)))
        if (late) return end({ status: 'found', record: late })
        attempt = open ?? { trace, known: booked.map(({ reference }) => reference), at: clock.now() }
        if (!open) {
          await change((all) => [...all, attempt])
          try {
            const value = await sendIt(params)
            await change((all) => all.filter((one) => !isOne(one, attempt)))
            return end({ status: 'done', value })
          } catch (error) {
            const failure = reasonOf(error)
            if (!isLost(failure)) {
              await change((all) => all.filter((one) => !isOne(one, attempt)))
              wait.keep(failure, clock.now())
              return end({ status: failure.kind === 'refused' ? 'refused' : 'unsent', failure })
            }
          }
        }
      } finally {
        free()
      }
      loseIt(attempt)
      if (before) return end(await lookFor({ clock, look, change }, [attempt]))
      // A gateway without the history can never say it: the player is told that nobody knows, and not again after a reload
      await change((all) => all.filter((one) => !isOne(one, attempt)))
      return end(unknownOf(attempt, false))
    },
  })
  const checkFx = attach({
    source: $context,
    effect: async ({ platform: { clock }, storage, member }): Promise<Ended<Value, Found>> => {
      const [look, changeIt] = [scopeBind(history, { safe: true }), scopeBind(changeFx, { safe: true })]
      const loseIt = scopeBind(lost, { safe: true })
      const of = member ?? ''
      const change: Reach['change'] = (next) => changeIt({ member: of, change: next })
      const open = recent(await change((all) => all), clock.now()).filter(({ missing }) => !missing)
      const newest = open.at(-1)
      if (!newest) {
        const left = waitOf(name, of, storage).left(clock.now())
        return { member: of, state: left ? { status: 'refused', failure: left } : idle } // idle: another tab has found it
      }
      loseIt(newest)
      return { member: of, state: await lookFor({ clock, look, change }, open) }
    },
  })
  return { runFx, checkFx, lost }
}

export const idle = { status: 'idle' } as const

/** The state of a request whose answer is missing. */
export function unknownOf<Trace>(attempt: Attempt<Trace>, checking: boolean): CallState<never, never> {
  return { status: 'unknown', checking, undecided: undecidedOf(attempt) }
}

function undecidedOf<Trace>({ at, trace }: Attempt<Trace>): Undecided {
  const { amount } = { amount: undefined, ...trace } as { amount: unknown } // traces of money have one, those of points and plays have not
  return { at, ...(typeof amount === 'string' && { amount }) }
}

function isIn<Trace>(attempts: readonly Attempt<Trace>[], one: Attempt<Trace>): boolean {
  return attempts.some((attempt) => isOne(one, attempt))
}

function isOne<Trace>(one: Attempt<Trace>, other: Attempt<Trace>): boolean {
  return one.at === other.at && JSON.stringify(one.trace) === JSON.stringify(other.trace)
}
