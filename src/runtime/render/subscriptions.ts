import { createWatch, scopeBind } from 'effector'
import type { Scope, Store } from 'effector'

import type { JsonObject } from '../../schemas/json.ts'
import type { SourceReader, SourceState } from '../contract/source.ts'

/** The listener of a subscription's state changes: a node. An object rather than a function, because a lobby has a thousand of them. */
export type Subscriber = { inputChanged: () => void }

/** What one source knows for one set of arguments, shared by all nodes that ask the same. */
export class Subscription {
  state: SourceState<unknown>
  /** The version (`Subscriptions.version`) at which the state became what it is. */
  changedAt = 0
  readonly source: SourceReader
  readonly args: JsonObject
  readonly key: string
  private first: Subscriber | null = null // most subscriptions have one subscriber, and a Set costs more than a subscription
  private others: Set<Subscriber> | null = null

  constructor(source: SourceReader, args: JsonObject, key: string, state: SourceState<unknown>) {
    this.source = source
    this.args = args
    this.key = key
    this.state = state
  }

  get isUsed(): boolean {
    return this.first !== null || (this.others !== null && this.others.size > 0)
  }

  add(subscriber: Subscriber) {
    if (this.first === null || this.first === subscriber) this.first = subscriber
    else (this.others ??= new Set()).add(subscriber)
  }

  remove(subscriber: Subscriber) {
    if (this.first === subscriber) this.first = null
    else this.others?.delete(subscriber)
  }

  notify() {
    const { first, others } = this
    first?.inputChanged()
    if (others) for (const other of others) other.inputChanged()
  }
}

export type Subscriptions = {
  /** Counts the changes of what the sources know. A node compares it with the version that it rendered. */
  version: number
  get: (source: SourceReader, args: JsonObject) => Subscription
  subscribe: (subscription: Subscription, subscriber: Subscriber) => void
  /** Stops notifying the subscriber; a subscription without subscribers is forgotten. */
  unsubscribe: (subscription: Subscription, subscriber: Subscriber) => void
  /** Notifies the source that a node on the page needs this; the source asks the gateway only for what it does not know. */
  want: (subscription: Subscription) => void
  retry: (subscription: Subscription) => void
  /** How many subscriptions exist: for tests that look for leaks. */
  size: () => number
  dispose: () => void
}

type Watched = {
  byKey: Map<string, Subscription>
  stop: () => void
  want: ((args: JsonObject) => void) | undefined
  retry: ((args: JsonObject) => void) | undefined
}

/**
 * Watches each source's store once per portal, and notifies subscriptions whose state changed. `resolved` is notified of subscriptions
 * that were answered or forgotten.
 */
export function createSubscriptions(scope: Scope, resolved: (subscription: Subscription) => void = () => {}): Subscriptions {
  const bySource = new Map<SourceReader, Watched>()

  function watched(source: SourceReader): Watched {
    let entry = bySource.get(source)
    if (!entry) {
      const byKey = new Map<string, Subscription>()
      const retried = source.retried ?? source.wanted
      entry = {
        byKey,
        want: source.wanted && scopeBind(source.wanted, { scope }),
        retry: retried && scopeBind(retried, { scope }),
        stop: createWatch({
          unit: source.from as Store<unknown>, // the list does not keep the type of a source's state; `select` of the same source reads it
          scope,
          fn: (known) => update(source, known, byKey),
        }),
      }
      bySource.set(source, entry)
    }
    return entry
  }

  function update(source: SourceReader, known: unknown, byKey: ReadonlyMap<string, Subscription>) {
    subscriptions.version++
    const changed: Subscription[] = []
    for (const subscription of byKey.values()) {
      const state = source.select(known, subscription.args)
      if (same(state, subscription.state)) continue
      subscription.state = state
      subscription.changedAt = subscriptions.version
      changed.push(subscription)
    }
    for (const subscription of changed) {
      subscription.notify()
      if (subscription.state.status !== 'loading') resolved(subscription)
    }
  }

  const subscriptions: Subscriptions = {
    version: 0,
    get(source, args) {
      const { byKey } = watched(source)
      const key = keyOf(args)
      let subscription = byKey.get(key)
      if (!subscription) {
        subscription = new Subscription(source, args, key, source.select(scope.getState(source.from), args))
        byKey.set(key, subscription)
      }
      return subscription
    },
    subscribe(subscription, subscriber) {
      subscription.add(subscriber)
      const { byKey } = watched(subscription.source)
      if (byKey.get(subscription.key) === subscription) return
      // It was removed between rendering and mounting, while it had no subscriber.
      byKey.set(subscription.key, subscription)
      const state = subscription.source.select(scope.getState(subscription.source.from), subscription.args)
      if (same(state, subscription.state)) return
      subscription.state = state
      subscription.changedAt = ++subscriptions.version
    },
    unsubscribe(subscription, subscriber) {
      subscription.remove(subscriber)
      if (subscription.isUsed) return
      const byKey = bySource.get(subscription.source)?.byKey
      if (byKey?.get(subscription.key) === subscription) byKey.delete(subscription.key)
      resolved(subscription)
    },
    want: (subscription) => watched(subscription.source).want?.(subscription.args),
    retry: (subscription) => watched(subscription.source).retry?.(subscription.args),
    size: () => [...bySource.values()].reduce((total, { byKey }) => total + byKey.size, 0),
    dispose() {
      for (const { stop } of bySource.values()) stop()
      bySource.clear()
    },
  }
  return subscriptions
}

/** Arguments as a key. A single text, as most nodes have, is joined directly: JSON costs ten times as much. */
function keyOf(args: JsonObject): string {
  const names = Object.keys(args)
  if (names.length === 0) return ''
  const [name = ''] = names
  const value = args[name]
  return names.length === 1 && typeof value === 'string' ? `${name}=${value}` : JSON.stringify(args)
}

function same(a: SourceState<unknown>, b: SourceState<unknown>): boolean {
  if (a === b) return true
  if (a.status !== b.status) return false
  if (a.status === 'ready' && b.status === 'ready') return a.value === b.value && a.refreshing === b.refreshing
  if (a.status === 'failed' && b.status === 'failed') return a.failure === b.failure
  return true
}
