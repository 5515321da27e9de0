import { attach, combine, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import type { Effect, EventCallable, Event, Store } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import type { Clock } from '../../platform/clock.ts'
import { $deviceLocks, $deviceStorage } from '../device-storage.ts'
import { $online } from '../facts/environment.ts'
import { $platform } from '../lifecycle.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { isAbsent, isLost } from '../requests/failure.ts'
import { $member } from '../session/session.ts'
import { createAttempts, recent } from './attempts.ts'
import type { Attempt } from './attempts.ts'
import { secondsIn, waitOf } from './waits.ts'

/** A record of the gateway's history that shows that money was moved. `reference` is its own and never changes. */
export type Evidence = { reference: string }

/** The request that is not decided yet: when it was sent, and its amount where it has one. */
export type Undecided = { at: number; amount?: string }

/** The state of a call that moves money (schemas/nouns/money-call.ts), with what the gateway answered. */
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

type Options<Params, Value, Trace, Found extends Evidence> = {
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
}

export type MoneyCallUnits<Params, Value, Found> = {
  /** Sends the request, unless one of this kind is on its way, or the same one is not decided yet. */
  asked: EventCallable<Params>
  /** Asks the history again what became of a request whose answer was lost. */
  checked: EventCallable<void>
  /** The player has read the result: a new request may begin. */
  cleared: EventCallable<void>
  /** The device's memory is read: once per portal, when the topic starts. */
  started: EventCallable<void>
  state: Store<CallState<Value, Found>>
  /** Money was moved: the gateway answered, or the history has it. */
  moved: Event<void>
}

const pausesMs = [0, 2_000, 2_500, 3_000] // before each look: a gateway may book a little after the connection broke; decided within 10 s

/**
 * A request that moves money. It is sent once and never again by itself (gateway.md, section 1). The history is read before, so that a
 * record that appears afterwards is known to be new. When the answer is lost, the history is asked what became of the request; also after
 * a reload, and when the connection is back. Until that is decided, the same request is not sent again, from this tab or from another one.
 */
export function createMoneyCall<Params, Value, Trace, Found extends Evidence>({
  name,
  send,
  traceOf,
  isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other),
  history,
  isTrace,
}: Options<Params, Value, Trace, Found>): MoneyCallUnits<Params, Value, Found> {
  type State = CallState<Value, Found>
  type Ended = { member: string; state: State }
  type Attempts = readonly Attempt<Trace>[]

  // What may happen
  const asked = createEvent<Params>(`${name}.asked`)
  const checked = createEvent(`${name}.checked`)
  const cleared = createEvent(`${name}.cleared`)
  const started = createEvent(`${name}.started`)
  const lost = createEvent<Attempt<Trace>>()
  const waited = createEvent<State>()

  // What we know
  const $state = createStore<State>(idle)
  const $memberId = $member.map((member) => member?.id ?? null)
  const $context = combine({ platform: $platform, locks: $deviceLocks, storage: $deviceStorage, member: $memberId })
  const { changeFx } = createAttempts<Trace>(name)

  // How it changes
  const recordIn = (records: readonly Found[], { trace, known }: Attempt<Trace>) =>
    records.find((record) => !known.includes(record.reference) && isTrace(record, trace, known))
  const unknown = (attempt: Attempt<Trace>, checking: boolean): State => ({ status: 'unknown', checking, undecided: undecidedOf(attempt) })

  type Reach = {
    clock: Clock
    look: () => Promise<readonly Found[]>
    change: (change: (attempts: Attempts) => Attempts) => Promise<Attempts>
  }
  /** Looks for requests in the history until it has all of them, or has been asked for long enough. */
  async function lookFor({ clock, look, change }: Reach, attempts: Attempts): Promise<State> {
    let left = attempts
    let record: Found | undefined
    let answered = false
    for (const ms of pausesMs) {
      if (ms > 0) await new Promise<void>((resolve) => void clock.after(ms, resolve))
      try {
        const records = await look()
        answered = true
        const found = left.filter((attempt) => recordIn(records, attempt) !== undefined)
        for (const attempt of found) record = recordIn(records, attempt)
        if (found.length > 0) await change((all) => all.filter((one) => !found.some((attempt) => isOne(one, attempt))))
        left = left.filter((attempt) => !found.includes(attempt))
        if (left.length === 0 && record) return { status: 'found', record }
      } catch {
        answered = false // the last look counts: what an earlier one did not have may be there by now
      }
    }
    const newest = left.at(-1)
    if (!answered) return newest ? unknown(newest, false) : idle
    await change((all) => all.map((one) => (left.some((attempt) => isOne(one, attempt)) ? { ...one, missing: true } : one)))
    return { status: 'missing' }
  }

  const runFx = attach({
    source: $context,
    effect: async ({ platform: { clock }, locks, storage, member }, params: Params): Promise<Ended> => {
      const [sendIt, look, changeIt] = [
        scopeBind(send, { safe: true }),
        scopeBind(history, { safe: true }),
        scopeBind(changeFx, { safe: true }),
      ]
      const loseIt = scopeBind(lost, { safe: true })
      const of = member ?? ''
      const change: Reach['change'] = (next) => changeIt({ member: of, change: next })
      const end = (state: State): Ended => ({ member: of, state })
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
              return end({ status: failure.kind === 'offline' ? 'unsent' : 'refused', failure })
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
      return end(unknown(attempt, false))
    },
  })
  const checkFx = attach({
    source: $context,
    effect: async ({ platform: { clock }, storage, member }): Promise<Ended> => {
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
  const $busy = combine(runFx.pending, checkFx.pending, (running, checking) => running || checking)

  const $blocked = combine($busy, $state, (busy, state) => busy || isWaiting(state))
  sample({ clock: asked, source: $blocked, filter: (blocked) => !blocked, fn: (_, params) => params, target: runFx })
  /** Requests without an answer belong to the player who is here: after a reload, or after the login that it asked for. */
  sample({
    clock: [checked, started, $memberId.updates, sample({ clock: $online.updates, filter: (online) => online })],
    source: { busy: $busy, member: $memberId, state: $state },
    filter: ({ busy, member, state }) => !busy && member !== null && (state.status === 'unknown' || state.status === 'idle'),
    fn: () => undefined,
    target: checkFx,
  })

  const mine = sample({
    clock: merge([runFx.doneData, checkFx.doneData]),
    source: $memberId,
    filter: (member, result) => member === result.member,
    fn: (_, { state }) => state,
  })
  const sending: State = { status: 'sending' }
  $state
    .on(runFx, () => sending)
    .on(lost, (_, attempt) => unknown(attempt, true))
    .on(mine, (_, state) => state)
    .on(cleared, (state) =>
      state.status === 'sending' || (state.status === 'unknown' && state.checking) || isWaiting(state) ? state : idle,
    )
    .on(waited, (state, since) => (state === since ? idle : state))
    .on($memberId.updates, () => idle)
  // Too many requests: nothing is sent for as long as the gateway asks
  const waitFx = attach({
    source: $platform,
    effect: ({ clock }, state: State) => {
      const end = scopeBind(waited, { safe: true })
      clock.after(Math.min(secondsToWaitIn(state) * 1000, longestTimerMs), () => end(state))
    },
  })
  sample({ clock: mine, filter: (state) => isWaiting(state), target: waitFx })
  const moved = sample({
    clock: mine,
    filter: (state) => state.status === 'done' || state.status === 'found',
    fn: () => undefined,
  })
  return { asked, checked, cleared, started, state: $state, moved }
}

const idle = { status: 'idle' } as const
const longestTimerMs = 2 ** 31 - 1 // a browser runs a longer one at once

/** The gateway takes no more requests for a while. */
function isWaiting(state: CallState<unknown, Evidence>): boolean {
  return secondsToWaitIn(state) > 0
}

function secondsToWaitIn(state: CallState<unknown, Evidence>): number {
  return state.status === 'refused' ? secondsIn(state.failure) : 0
}

function isOne<Trace>(one: Attempt<Trace>, other: Attempt<Trace>): boolean {
  return one.at === other.at && JSON.stringify(one.trace) === JSON.stringify(other.trace)
}

function undecidedOf<Trace>({ at, trace }: Attempt<Trace>): Undecided {
  const { amount } = { amount: undefined, ...trace } as { amount: unknown } // traces of money have one, those of points and plays have not
  return { at, ...(typeof amount === 'string' && { amount }) }
}
