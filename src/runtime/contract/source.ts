import type { EventCallable, Store } from 'effector'
import type * as z from 'zod/mini'

import type { Failure } from '../../schemas/failure.ts'

/**
 * What a named source knows for one set of arguments. `slow`: no answer within 5 s; the late answer still comes.
 * `absent`: the feature is not there (404, flag off): the node stays away.
 */
export type SourceState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T; refreshing?: boolean }
  | { status: 'empty' }
  | { status: 'failed'; failure: Failure | { kind: 'slow' } }
  | { status: 'needs-login' }
  | { status: 'absent' }

/**
 * A named source: how a page's document fills an input. One file in `model/sources/` each; found by a glob.
 *
 * `args` is what a document may write; `value` the noun it gives; `login` whose session it needs.
 * `select` is pure and gives the same object for the same knowledge, so that a node is drawn again only when its own value changed.
 * `wanted` is called when a drawn node needs it, as often as it likes: it asks the gateway only for what is not known.
 */
export type Source<Args = any, Value = any, Known = any> = {
  name: string
  description: string
  args: z.ZodMiniType<Args>
  value: z.ZodMiniType<Value>
  login?: 'session' | 'real'
  from: Store<Known>
  select: (known: Known, args: Args) => SourceState<Value>
  wanted?: EventCallable<Args>
  retried?: EventCallable<Args>
  /** Of a source in `later/`: called in a portal before it is first wanted there, perhaps more than once (see later/arrival.ts). */
  arrived?: EventCallable<void>
  /** What it declares, `args` and `value`, is not here: it stands in for a later source, or the players' build left them out. */
  bare?: boolean
}

export function defineSource<Args, Value, Known>(source: Source<Args, Value, Known>): Source<Args, Value, Known> {
  return source
}

export type Sources = ReadonlyMap<string, Source>
