import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import type { EventCallable, Store, Unit } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import { failureOf } from './call.ts'
import { isAbsent, wantsLogin } from './failure.ts'
import { $platform } from '../lifecycle.ts'
import { $language } from '../context/preferences.ts'
import { $gates, memberWanted, $token } from '../context/session.ts'
import type { Gate } from '../context/session.ts'
import { $isOpen, $rootScreen, assumptionEnded } from '../context/site.ts'
import { tellWhenSlow } from '../context/timeout.ts'
import type { SourceState } from '../../contract/source.ts'
import type { Clock } from '../../platform/clock.ts'

export type ResourceKnown<Value> = { gate: Gate; entries: Readonly<Record<string, SourceState<Value>>> }

/** What is known of one kind of question, by key. */
export type Resource<Params, Value> = {
  known: Store<ResourceKnown<Value>>
  /** Asks, unless it is known or being asked. A question that has to wait (for the start, a login) is asked when it may be. */
  wanted: EventCallable<Params>
  /** Asks again what failed. */
  retried: EventCallable<Params>
  /** Asks again what is known, which stays until the new answer is there. */
  refreshed: EventCallable<Params>
  /** Asks again everything that is known. */
  refreshedAll: EventCallable<void>
  /** Everything is forgotten, and asked again where it is still wanted. */
  reset: EventCallable<void>
  /** An answer came, in time or late, that is still wanted. */
  answered: EventCallable<{ key: string; value: Value }>
}

type Options<Params, Value> = {
  name: string
  /** Asks the gateway. It is called in an effect, and answers in the same portal. */
  ask: (params: Params) => Promise<Value>
  keyOf: (params: Params) => string
  /** Of one family only the last question is asked again after a reset: a list's page 7, not the six before. */
  familyOf?: (params: Params) => string
  /**
   * `session`, `real` and `agent` wait for a login, and what the gateway answers agents alone is absent for other players; `either` is
   * asked with and without, and forgotten when that changes.
   */
  session?: 'session' | 'real' | 'agent' | 'either'
}

/** What is heard of a question: its value, why there is none, or that the answer takes long. */
type News<Value> = { value: Value } | { failure: Failure } | 'slow'

const gateOf = (kind: 'session' | 'real' | 'agent') =>
  combine($rootScreen, $gates, (screen, gates): Gate => (screen !== 'app' ? 'wait' : gates[kind]))
const $openGate = $isOpen.map((isOpen): Gate => (isOpen ? 'open' : 'wait'))
const $gateOf = { session: gateOf('session'), real: gateOf('real'), agent: gateOf('agent'), either: $openGate }

// All resources ask by one effect: it costs more to make than the rest of a resource, and a portal has a dozen before its first paint
const askFx = attach({
  source: $platform,
  effect: ({ clock }, ask: (clock: Clock) => Promise<unknown>) => ask(clock),
})

/** Questions to the gateway as a store: loading, ready, failed, slow; late answers to a dropped language or session are ignored. */
export function createResource<Params, Value>({
  name,
  ask,
  keyOf,
  familyOf = keyOf,
  session,
}: Options<Params, Value>): Resource<Params, Value> {
  type Ask = { key: string; params: Params; epoch: number }
  type Entries = Readonly<Record<string, SourceState<Value>>>

  // What may happen
  const wanted = createEvent<Params>(`${name}.wanted`)
  const retried = createEvent<Params>(`${name}.retried`)
  const refreshed = createEvent<Params>(`${name}.refreshed`)
  const refreshedAll = createEvent(`${name}.refreshedAll`)
  const reset = createEvent(`${name}.reset`)
  const answered = createEvent<{ key: string; value: Value }>(`${name}.answered`)
  const asked = createEvent<readonly Ask[]>()
  const heard = createEvent<{ key: string; epoch: number; news: News<Value> }>()

  // What we know. Keys come from players' choices and addresses: records without a prototype
  const $entries = createStore<Entries>(bare())
  const $wants = createStore<Readonly<Record<string, Params>>>(bare())
  const $epoch = createStore(0)
  const $gate = session ? $gateOf[session] : $openGate
  const known = combine({ gate: $gate, entries: $entries })
  const $now = combine({ entries: $entries, wants: $wants, gate: $gate, epoch: $epoch })

  // How it changes
  function askAll(clock: Clock, asks: readonly Ask[]): Promise<unknown> {
    const hear = scopeBind(heard, { safe: true })
    return Promise.all(
      asks.map(({ key, params, epoch }) => {
        const tell = (news: News<Value>) => hear({ key, epoch, news })
        return tellWhenSlow(
          clock,
          () => tell('slow'),
          () => ask(params),
        ).then(
          (value) => tell({ value }),
          (error: unknown) => tell({ failure: failureOf(error) }),
        )
      }),
    )
  }
  sample({ clock: asked, fn: (asks) => (clock: Clock) => askAll(clock, asks), target: askFx, batch: false })

  $wants.on([wanted, retried, refreshed], (wants, params) => {
    const { [keyOf(params)]: _, ...others } = wants
    return Object.assign(bare<Params>(), others, { [keyOf(params)]: params }) // the newest is last
  })
  const one = [
    { clock: wanted, isDue: isUnknown },
    { clock: retried, isDue: isOpenQuestion },
    { clock: refreshed, isDue: isIdle },
  ]
  for (const { clock, isDue } of one) {
    sample({
      clock,
      source: $now,
      filter: ({ entries, gate }, params) => gate === 'open' && isDue(entries[keyOf(params)]),
      fn: ({ epoch }, params): Ask[] => [{ key: keyOf(params), params, epoch }],
      target: asked,
    })
  }

  if ($gate !== $openGate)
    sample({ clock: retried, source: $gate, filter: (gate) => gate === 'failed', fn: () => undefined, target: memberWanted })

  // What belongs to another language or session is dropped
  const taken = sample({
    clock: heard,
    source: $epoch,
    filter: (now, { epoch }) => now === epoch,
    fn: (_, { key, news }) => ({ key, news }),
  })
  sample({
    clock: taken,
    filter: ({ news }) => typeof news === 'object' && 'value' in news,
    fn: ({ key, news }) => ({ key, value: (news as { value: Value }).value }), // the filter has looked
    target: answered,
  })

  $epoch.on(reset, (epoch) => epoch + 1)
  $entries
    .on(reset, () => bare())
    .on(asked, (entries, asks) => Object.assign(bare(), entries, Object.fromEntries(asks.map(({ key }) => [key, asking(entries[key])]))))
    .on(taken, (entries, { key, news }) => {
      if (news === 'slow') return entries[key]?.status === 'loading' ? set(entries, key, slow) : entries
      return 'failure' in news ? set(entries, key, afterFailure(entries[key], news.failure)) : entries
    })
    .on(answered, (entries, { key, value }) => set(entries, key, { status: 'ready', value }))

  sample({ clock: $language.updates, target: reset })
  if (session) sample({ clock: $token.updates, target: reset })
  if (session === 'either') sample({ clock: assumptionEnded, target: refreshedAll })
  $wants.on(reset, (wants) => newestOfEachFamily(wants, familyOf))
  const all: { clock: Unit<unknown>[]; isDue: typeof isIdle }[] = [
    { clock: [refreshedAll], isDue: isIdle },
    { clock: [reset, $gate.updates], isDue: isOpenQuestion },
  ]
  for (const { clock, isDue } of all) {
    sample({
      clock,
      source: $now,
      filter: ({ gate }) => gate === 'open',
      fn: ({ wants, entries, epoch }) =>
        Object.entries(wants).flatMap(([key, params]): Ask[] => (isDue(entries[key]) ? [{ key, params, epoch }] : [])),
      target: asked,
    })
  }

  return { known, wanted, retried, refreshed, refreshedAll, reset, answered }
}

/** What is known, for agents alone: others have it by another right. */
export function ofAgents<Value>(known: Store<ResourceKnown<Value>>): Store<ResourceKnown<Value>> {
  return combine(known, $gateOf.agent, ({ entries }, gate) => ({ gate, entries }))
}

/** The state of a source for one key: its entry, or why there is none. */
export function stateOf<Value>({ gate, entries }: ResourceKnown<Value>, key: string): SourceState<Value> {
  if (gate === 'login') return needsLogin
  if (gate === 'absent') return absent
  if (gate === 'failed') return unread
  return entries[key] ?? loading
}

export const loading: SourceState<never> = { status: 'loading' }
export const empty: SourceState<never> = { status: 'empty' }
export const absent: SourceState<never> = { status: 'absent' }
const needsLogin: SourceState<never> = { status: 'needs-login' }
const unread: SourceState<never> = { status: 'failed', failure: { kind: 'offline' } } // its member is unknown
const slow: SourceState<never> = { status: 'failed', failure: { kind: 'slow' } }

function isOpenQuestion(entry: SourceState<unknown> | undefined): boolean {
  return isUnknown(entry) || entry?.status === 'failed'
}
function isUnknown(entry: SourceState<unknown> | undefined): boolean {
  return entry === undefined
}
function isIdle(entry: SourceState<unknown> | undefined): boolean {
  return entry?.status !== 'loading' && !(entry?.status === 'ready' && entry.refreshing === true)
}
function asking<Value>(entry: SourceState<Value> | undefined): SourceState<Value> {
  return entry?.status === 'ready' ? { ...entry, refreshing: true } : loading
}
/** What was known stays known when a refresh fails. */
function afterFailure<Value>(entry: SourceState<Value> | undefined, failure: Failure): SourceState<Value> {
  if (entry?.status === 'ready') return { status: 'ready', value: entry.value }
  return isAbsent(failure) ? absent : wantsLogin(failure) ? needsLogin : { status: 'failed', failure }
}

function newestOfEachFamily<Params>(
  wants: Readonly<Record<string, Params>>,
  familyOf: (params: Params) => string,
): Readonly<Record<string, Params>> {
  const newest = new Map<string, [string, Params]>()
  for (const [key, params] of Object.entries(wants)) newest.set(familyOf(params), [key, params])
  return Object.assign(bare<Params>(), Object.fromEntries(newest.values()))
}

function set<Value>(record: Readonly<Record<string, Value>>, key: string, value: Value): Readonly<Record<string, Value>> {
  return Object.assign(bare<Value>(), record, { [key]: value })
}
function bare<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value> // create() returns any
}
