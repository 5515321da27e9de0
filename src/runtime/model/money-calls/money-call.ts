import { attach, combine, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import type { EventCallable, Event, Store } from 'effector'

import { $online } from '../context/environment.ts'
import { $platform, fileMissed } from '../lifecycle.ts'
import { $member } from '../context/session.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { createOnceCall, idle, unknownOf } from './once-call.ts'
import type { CallState, Evidence, OnceOptions } from './once-call.ts'
import { secondsIn } from './waits.ts'

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

/**
 * A request that moves money, and what a page shows of it: one at a time. A lost one is looked for at once, after a reload, and when the
 * connection is back.
 */
export function createMoneyCall<Params, Value, Trace, Found extends Evidence>(
  options: OnceOptions<Params, Value, Trace, Found>,
): MoneyCallUnits<Params, Value, Found> {
  type State = CallState<Value, Found>
  const { name } = options

  // What may happen
  const asked = createEvent<Params>(`${name}.asked`)
  const checked = createEvent(`${name}.checked`)
  const cleared = createEvent(`${name}.cleared`)
  const started = createEvent(`${name}.started`)
  const waited = createEvent<State>()

  // What we know
  const $state = createStore<State>(idle)
  const $memberId = $member.map((member) => member?.id ?? null)

  // How it changes
  const { runFx, checkFx, lost } = createOnceCall<Params, Value, Trace, Found>(options)
  // Beside its words on the page a script that is missing has the button that helps
  sample({
    clock: runFx.doneData,
    filter: ({ state }) => state.status === 'unsent' && state.failure.kind === 'script',
    fn: (): Failure => ({ kind: 'script' }),
    target: fileMissed,
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
    .on(lost, (_, attempt) => unknownOf(attempt, true))
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

const longestTimerMs = 2 ** 31 - 1 // a browser runs a longer one at once

/** The gateway takes no more requests for a while. */
function isWaiting(state: CallState<unknown, Evidence>): boolean {
  return secondsToWaitIn(state) > 0
}

function secondsToWaitIn(state: CallState<unknown, Evidence>): number {
  return state.status === 'refused' ? secondsIn(state.failure) : 0
}
