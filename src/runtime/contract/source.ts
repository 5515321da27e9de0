import type { EventCallable, Store } from 'effector'
import * as z from 'zod/mini'

import type { Missed } from '../../schemas/failure.ts'
import type { RecordField } from '../../schemas/nouns/record.ts'

/** How many entries a source is asked for, or from which one on. */
export const ListSize = z.int().check(z.gte(1))

/**
 * What a named source knows for one set of arguments. `slow`: no answer within 5 s; the late answer still comes.
 * `absent`: the feature is not there (404, flag off): the node stays away.
 */
export type SourceState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T; refreshing?: boolean }
  | { status: 'empty' }
  | { status: 'failed'; failure: Missed }
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
 * What a named source declares: how a page's document fills an input. Data in `contracts.ts` of a topic's folder, exported under the
 * name in camel case (`games.by-category` as `gamesByCategory`), so that the editor, the server and scripts know it without the model.
 * `args` is what a document may write, `value` the noun it gives, `login` whose session it needs, `flag` the feature that it belongs to.
 * `login: 'agent'`: for a player who is no agent it is absent, because no login changes that.
 * `asks: false`: it tells what the portal knows by itself, and asks the gateway nothing when a node wants it. `fields`: those of its rows,
 * and `actions`: what can be done with one, where its value is a page of a record. What authors read about it stands in the folder's
 * `docs.ts`.
 */
export type SourceContract<Args = any, Value = any> = {
  name: string
  flag?: string
  login?: SourceLogin
  asks?: false
  fields?: Readonly<Record<string, RecordField>>
  actions?: readonly string[]
  args: z.ZodMiniType<Args>
  value: z.ZodMiniType<Value>
}

/** Whose session a source needs: anybody's, that of a real account, or an agent's. */
export type SourceLogin = 'session' | 'real' | 'agent'

/** A named source: what it declares, and how it is read from the model. `sources.ts` beside its contract exports it, under its name. */
export type Source<Args = any, Value = any, Known = any> = SourceContract<Args, Value> & SourceReader<Args, Value, Known>

export function defineSourceContract<Contract extends SourceContract>(contract: Contract): Contract {
  return contract
}

export function defineSource<Args, Value, Known>(
  contract: SourceContract<Args, Value>,
  reading: Omit<SourceReader<Args, Value, Known>, 'name' | 'flag'>,
): Source<Args, Value, Known> {
  return { ...contract, ...reading }
}

export type SourceReaders = ReadonlyMap<string, SourceReader>
/** What documents are checked against: every source as it is declared. */
export type SourceContracts = ReadonlyMap<string, SourceContract>
