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
 * What drawing needs of a named source.
 *
 * `select` is pure and gives the same object for the same knowledge, so that a node is drawn again only when its own value changed.
 * `wanted` is called when a drawn node needs the value, as often as it likes: the source asks the gateway only for what is not known.
 * `retried` is called when the player tries again after a failure; without it `wanted` is.
 * `flag` names the feature that the source belongs to: where the site has it off, the source is absent and asks nothing
 * (model/offered-source.ts).
 */
export type SourceReader<Args = any, Value = any, Known = any> = {
  name: string
  flag?: string
  from: Store<Known>
  select: (known: Known, args: Args) => SourceState<Value>
  wanted?: EventCallable<Args>
  retried?: EventCallable<Args>
}

/**
 * A named source: how a page's document fills an input. One file in a topic's folder, `<name with dots as dashes>.source.ts`.
 * `args` is what a document may write, `value` the noun it gives, `login` whose session it needs. What authors read about it stands
 * in the folder's `docs.ts`.
 */
export type Source<Args = any, Value = any, Known = any> = SourceReader<Args, Value, Known> & {
  args: z.ZodMiniType<Args>
  value: z.ZodMiniType<Value>
  login?: 'session' | 'real'
}

export function defineSource<Args, Value, Known>(source: Source<Args, Value, Known>): Source<Args, Value, Known> {
  return source
}

export type SourceReaders = ReadonlyMap<string, SourceReader>
export type Sources = ReadonlyMap<string, Source>
