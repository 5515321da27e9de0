import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { arrival } from './later/arrival.ts'
import { standIn } from './later-sources.ts'
import type { Source } from '../contract/source.ts'
import { readyOf } from './requests/states.ts'

function aSource() {
  const wanted = createEvent<{ id: string }>()
  const { arrived, first } = arrival()
  const $asked = createStore<readonly string[]>([]).on(wanted, (asked, { id }) => [...asked, id])
  const $arrivals = createStore(0).on(first, (count) => count + 1)
  const source: Source<{ id: string }, unknown, readonly string[]> = {
    name: 'things',
    description: '',
    args: z.object({ id: z.string() }),
    value: z.unknown(),
    from: $asked,
    wanted,
    arrived,
    select: (asked) => readyOf(asked),
  }
  return { source, $arrivals }
}

test('a source that is not here yet is loading, then says what the source says', async () => {
  const { source, $arrivals } = aSource()
  const scope = fork()
  const stand = standIn('things', () => Promise.resolve(source as Source))
  const read = () => stand.select(scope.getState(stand.from), { id: 'a' })
  expect(read()).toEqual({ status: 'loading' })

  await allSettled(stand.wanted!, { scope, params: { id: 'a' } })
  await allSettled(stand.wanted!, { scope, params: { id: 'b' } })

  expect(read()).toEqual({ status: 'ready', value: ['a', 'b'] })
  expect(scope.getState($arrivals)).toBe(1)
  expect(stand.select(fork().getState(stand.from), { id: 'a' })).toEqual({ status: 'loading' }) // another portal has not asked
})

test('a source that could not be downloaded has failed, and a retry downloads it', async () => {
  const { source } = aSource()
  const scope = fork()
  let tries = 0
  const stand = standIn('things', () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(source as Source)))
  const read = () => stand.select(scope.getState(stand.from), { id: 'a' })

  await allSettled(stand.wanted!, { scope, params: { id: 'a' } })
  expect(read()).toEqual({ status: 'failed', failure: { kind: 'offline' } })
  await allSettled(stand.retried!, { scope, params: { id: 'a' } })

  expect(read()).toEqual({ status: 'ready', value: ['a'] })
})
