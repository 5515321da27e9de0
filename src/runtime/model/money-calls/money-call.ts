import { attach, combine, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import type { Effect, EventCallable, Event, Store } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import type { Clock } from '../../platform/clock.ts'
import { $online } from '../facts/environment.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { $platform } from '../lifecycle.ts'
import { isAbsent } from '../requests/failure.ts'
import { isTooMany, secondsToWait } from '../requests/refusal-words.ts'
import { $member } from '../session/session.ts'

/** A record of the gateway's history that shows that money was moved. `reference` is its own and never changes. */
export type Evidence = { reference: string }

/** The state of a call that moves money (schemas/nouns/money-call.ts), with what the gateway answered. */
export type CallState<Value, Found> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'done'; value: Value }
  | { status: 'refused'; failure: Failure }
  | { status: 'unsent'; failure: Failure }
  | { status: 'unknown'; checking: boolean }
  | { status: 'found'; record: Found }
  | { status: 'missing' }

/** A request whose answer did not come. `known` are the references that the history had before it. */
type Attempt<Trace> = { member: string; trace: Trace; known: readonly string[] }

type Options<Params, Value, Trace, Found extends Evidence> = {
  /** Unique: what the tab remembers of a request without an answer is kept by this name. */
  name: string
  /** Sends the request, once. */
  send: Effect<Params, Value>
  /** What the request looks like in the history: no secrets, it is kept in the tab. */
  traceOf: (params: Params) => Trace
  /** The newest records of the history. */
  history: Effect<void, readonly Found[]>
  /** Whether a new record is the request. `known`: the references that the history had before it. */
  isTrace: (record: Found, trace: Trace, known: readonly string[]) => boolean
}

export type MoneyCallUnits<Params, Value, Found> = {
  /** Sends the request, unless one of this kind is on its way or its answer is being looked for. */
  asked: EventCallable<Params>
  /** Asks the history again what became of a request whose answer was lost. */
  checked: EventCallable<void>
  /** The player has read the result: a new request may begin. */
  cleared: EventCallable<void>
  /** The tab's memory is read: once per portal, when the topic starts. */
  started: EventCallable<void>
  state: Store<CallState<Value, Found>>
  /** Money was moved: the gateway answered, or the history has it. */
  moved: Event<void>
}

const pausesMs = [0, 2_000, 4_000] // before each look: a gateway may book a little after the connection broke

/**
 * A request that moves money. It is sent once and never again by itself (gateway.md, section 1). The history is read before, so that a
 * record that appears afterwards is known to be new. When the answer is lost, the history is asked what became of the request; also after
 * a reload, and when the connection is back.
 */
export function createMoneyCall<Params, Value, Trace, Found extends Evidence>({
  name,
  send,
  traceOf,
  history,
  isTrace,
}: Options<Params, Value, Trace, Found>): MoneyCallUnits<Params, Value, Found> {
  type State = CallState<Value, Found>
  type Ended = { member: string; state: State; attempt: Attempt<Trace> | null }
  const key = `foyer-money-${name}`

  // What may happen
  const asked = createEvent<Params>(`${name}.asked`)
  const checked = createEvent(`${name}.checked`)
  const cleared = createEvent(`${name}.cleared`)
  const started = createEvent(`${name}.started`)
  const attempted = createEvent<Attempt<Trace>>()
  const lost = createEvent<Attempt<Trace>>()
  const waited = createEvent<State>()

  // What we know
  const $state = createStore<State>(idle)
  const $attempt = createStore<Attempt<Trace> | null>(null)
  const $memberId = $member.map((member) => member?.id ?? null)
  const $context = combine({ platform: $platform, attempt: $attempt, member: $memberId })

  // How it changes
  const readFx = attach({
    source: $platform,
    effect: ({ session }): Attempt<Trace> | null => attemptOf(session.read(key)),
  })
  const keepFx = attach({
    source: $platform,
    effect: ({ session }, attempt: Attempt<Trace> | null) => (attempt ? session.write(key, JSON.stringify(attempt)) : session.remove(key)),
  })
  /** What the history says of an attempt. Rejects when it cannot be read. */
  async function find(look: () => Promise<readonly Found[]>, { trace, known }: Attempt<Trace>): Promise<Found | undefined> {
    const records = await look()
    return records.find((record) => !known.includes(record.reference) && isTrace(record, trace, known))
  }
  async function lookFor(clock: Clock, look: () => Promise<readonly Found[]>, attempt: Attempt<Trace>): Promise<State> {
    let answered = false
    for (const ms of pausesMs) {
      if (ms > 0) await new Promise<void>((resolve) => void clock.after(ms, resolve))
      try {
        const record = await find(look, attempt)
        if (record) return { status: 'found', record }
        answered = true
      } catch {
        answered = false // the last look counts: what an earlier one did not have may be there by now
      }
    }
    return answered ? { status: 'missing' } : { status: 'unknown', checking: false }
  }

  const runFx = attach({
    source: $context,
    effect: async ({ platform: { clock }, attempt: earlier, member }, params: Params): Promise<Ended> => {
      const [sendIt, look] = [scopeBind(send, { safe: true }), scopeBind(history, { safe: true })]
      const [attemptIt, loseIt] = [scopeBind(attempted, { safe: true }), scopeBind(lost, { safe: true })]
      const trace = traceOf(params)
      const of = member ?? ''
      const end = (state: State, attempt: Attempt<Trace> | null): Ended => ({ member: of, state, attempt })

      let before: readonly Found[] | undefined
      try {
        before = await look()
      } catch (error) {
        const failure = reasonOf(error)
        if (!isAbsent(failure)) return end({ status: 'unsent', failure }, earlier)
      }
      // A request that was not there when it was looked for may have been booked since
      const late =
        earlier?.member === of &&
        before?.find((record) => !earlier.known.includes(record.reference) && isTrace(record, earlier.trace, earlier.known))
      if (late) return end({ status: 'found', record: late }, null)

      const attempt: Attempt<Trace> = { member: of, trace, known: (before ?? []).map(({ reference }) => reference) }
      attemptIt(attempt)
      try {
        return end({ status: 'done', value: await sendIt(params) }, null)
      } catch (error) {
        const failure = reasonOf(error)
        if (!isLost(failure)) return end({ status: 'refused', failure }, null)
      }
      loseIt(attempt)
      // A gateway without the history cannot say it: the player is told that nobody knows
      const state: State = before ? await lookFor(clock, look, attempt) : { status: 'unknown', checking: false }
      return end(state, state.status === 'found' ? null : attempt)
    },
  })
  const checkFx = attach({
    source: $context,
    effect: async ({ platform: { clock }, attempt, member }): Promise<Ended> => {
      const look = scopeBind(history, { safe: true })
      if (attempt === null || attempt.member !== member) return { member: member ?? '', state: idle, attempt }
      const state = await lookFor(clock, look, attempt)
      return { member: attempt.member, state, attempt: state.status === 'found' ? null : attempt }
    },
  })
  const $busy = combine(runFx.pending, checkFx.pending, (running, checking) => running || checking)

  const $blocked = combine($busy, $state, (busy, state) => busy || isWaiting(state))
  sample({ clock: asked, source: $blocked, filter: (blocked) => !blocked, fn: (_, params) => params, target: runFx })
  sample({ clock: started, target: readFx })
  /** A request without an answer belongs to the player who is here: after a reload, or after the login that it asked for. */
  const resumed = sample({
    clock: [readFx.doneData, $memberId.updates],
    source: { attempt: $attempt, member: $memberId, busy: $busy },
    filter: ({ attempt, member, busy }) => attempt !== null && attempt.member === member && !busy,
    fn: () => undefined,
  })
  sample({
    clock: [checked, resumed, sample({ clock: $online.updates, filter: (online) => online })],
    source: { busy: $busy, attempt: $attempt, state: $state },
    filter: ({ busy, attempt, state }) => !busy && attempt !== null && (state.status === 'unknown' || state.status === 'idle'),
    fn: () => undefined,
    target: checkFx,
  })

  const ended = merge([runFx.doneData, checkFx.doneData])
  const mine = sample({
    clock: ended,
    source: $memberId,
    filter: (member, result) => member === result.member,
    fn: (_, { state }) => state,
  })
  $attempt
    .on(readFx.doneData, (known, attempt) => known ?? attempt)
    .on(attempted, (_, attempt) => attempt)
    .on(ended, (_, { attempt }) => attempt)
  sample({ clock: $attempt.updates, target: keepFx })
  const sending: State = { status: 'sending' }
  const checking: State = { status: 'unknown', checking: true }
  $state
    .on(runFx, () => sending)
    .on([lost, checkFx], () => checking)
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
  const failure = state.status === 'refused' ? state.failure : undefined
  return failure?.kind === 'refused' && isTooMany(failure) ? secondsToWait(failure) : 0
}

/** Whether the gateway may have done what it was asked: no usable answer, or one that says that it broke down on the way. */
function isLost(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status >= 500
}

function attemptOf<Trace>(text: string | undefined): Attempt<Trace> | null {
  try {
    const { member, trace, known } = JSON.parse(text ?? '') as Attempt<Trace> // written by this file; checked below
    return typeof member === 'string' && Array.isArray(known) && trace !== undefined ? { member, trace, known } : null
  } catch {
    return null
  }
}
