import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { defineSource } from '../contract/source.ts'
import { defineTopic } from '../contract/topic.ts'
import { createTopics } from './create-topics.ts'
import { readyOf } from './requests/states.ts'
import { $topics } from './topic-loading.ts'

/** A topic with two sources, the first of which records its requests. `download` fails as often as configured. */
function aTopic(failures = 0) {
  const wanted = createEvent<{ id: string }>()
  const started = createEvent()
  const $asked = createStore<readonly string[]>([]).on(wanted, (asked, { id }) => [...asked, id])
  const $starts = createStore(0).on(started, (count) => count + 1)
  const things = defineSource(
    { name: 'things', args: z.object({ id: z.string() }), value: z.array(z.string()) },
    { from: $asked, wanted, select: (asked) => readyOf([...asked]) },
  )
  const others = defineSource(
    { name: 'others', args: z.object({}), value: z.number() },
    { from: $starts, select: (starts) => readyOf(starts) },
  )
  const topic = defineTopic({ sources: [things, others], started })
  let downloads = 0
  const { entries, sources } = createTopics(
    [
      {
        name: 'example',
        starts: 'needed',
        load: () => (++downloads <= failures ? Promise.reject(new Error('offline')) : Promise.resolve({ topic })),
      },
    ],
    { example: { sources: ['things', 'others'] } },
  )
  const aPortal = () => {
    const scope = fork({ values: [[$topics, entries]] })
    return {
      want: (name: string, id = 'a') => allSettled(sources.get(name)!.wanted!, { scope, params: { id } }),
      retry: (name: string, id = 'a') => allSettled(sources.get(name)!.retried!, { scope, params: { id } }),
      read: (name: string) => sources.get(name)!.select(scope.getState(sources.get(name)!.from), { id: 'a' }),
    }
  }
  return { aPortal, downloads: () => downloads }
}

test('a source whose topic is not loaded is loading, then has the state of the source itself', async () => {
  const { read, want } = aTopic().aPortal()
  expect(read('things')).toEqual({ status: 'loading' })

  await want('things', 'a')
  await want('things', 'b')

  expect(read('things')).toEqual({ status: 'ready', value: ['a', 'b'] })
})

test('two sources wanted at once load their topic and start it once', async () => {
  const { aPortal, downloads } = aTopic()
  const { read, want } = aPortal()

  await Promise.all([want('things'), want('others'), want('things', 'b')])

  expect(read('things')).toEqual({ status: 'ready', value: ['a', 'b'] })
  expect(read('others')).toEqual({ status: 'ready', value: 1 })
  expect(downloads()).toBe(1)
})

test('another portal of the page has not asked, and starts the topic for itself', async () => {
  const { aPortal } = aTopic()
  const [one, other] = [aPortal(), aPortal()]

  await one.want('things')
  expect(other.read('things')).toEqual({ status: 'loading' })
  await other.want('things', 'b')

  expect({ "one.read('things')": one.read('things'), "other.read('things')": other.read('things') }).toEqual({
    "one.read('things')": { status: 'ready', value: ['a'] },
    "other.read('things')": { status: 'ready', value: ['b'] },
  })
})

test('a source whose topic could not be downloaded has failed, and a retry downloads it', async () => {
  const { read, want, retry } = aTopic(1).aPortal()

  await want('things')
  expect(read('things')).toEqual({ status: 'failed', failure: { kind: 'script' } })
  await retry('things')

  expect(read('things')).toEqual({ status: 'ready', value: ['a'] })
})
