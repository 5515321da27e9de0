import type { Amount } from '../../../schemas/nouns/money.ts'
import type { SourceState } from '../../contract/source.ts'
import { memo } from '../../../rules/memo.ts'
import { empty } from './resource.ts'

/** All rows of a call that answers without pages, as the one page of a record. */
export function wholePage(content: object[], summary?: Readonly<Record<string, Amount>>) {
  return { content, totalPages: 1, totalCount: content.length, ...(summary && { summary }) }
}

/** The state of what is made of another state's value: loading, failed and the others stay as they are. */
export function mapState<From, To>(state: SourceState<From>, make: (value: From) => To): SourceState<To> {
  return state.status === 'ready' ? readyOf(make(state.value), state.refreshing === true) : state
}

/** The same for lists: none is `empty`. */
export function mapList<From, To>(state: SourceState<From>, make: (value: From) => readonly To[]): SourceState<To[]> {
  const list = mapState(state, make) as SourceState<To[]> // a noun's list is not changed by anyone
  return list.status === 'ready' && list.value.length === 0 && !list.refreshing ? empty : list
}

/** One state object per value, so that comparing states is comparing identities. */
export function readyOf<Value>(value: Value, refreshing = false): SourceState<Value> {
  return typeof value === 'object' && value !== null
    ? (readyObject(value, refreshing) as SourceState<Value>)
    : refreshing
      ? { status: 'ready', value, refreshing }
      : { status: 'ready', value }
}
const readyObject = memo((value: object, refreshing: boolean): SourceState<object> =>
  refreshing ? { status: 'ready', value, refreshing } : { status: 'ready', value },
)

/** A number a document, an address or a widget gives: whole and at least 1, else the fallback. */
export function atLeastOne(value: unknown, fallback: number): number {
  const number = Math.trunc(Number(value))
  return Number.isSafeInteger(number) && number >= 1 ? number : fallback
}

/** A code that an argument gives; "" and what is no text are none. */
export function codeOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
