import { allSettled, createEvent, createStore, fork, scopeBind } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { backgroundTasks } from './background-tasks.testing.ts'
import { foundInPieces, inPieces } from './in-pieces.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('steps that take long are taken a few in a task, each behind what else waits', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const tasks = backgroundTasks()
  const taken: number[] = []
  function* steps(): Generator<undefined, string> {
    for (let step = 1; step <= 5; step += 1) {
      taken.push(step)
      now += 5
      yield
    }
    return 'done'
  }

  const result = inPieces(steps())
  expect(taken).toEqual([1, 2])
  tasks.runNext()
  await vi.waitFor(() => expect(taken).toEqual([1, 2, 3, 4]))
  tasks.runNext()
  expect(await result).toBe('done')
})

test('only what comes of the newest that was asked is told', async () => {
  const asked = createEvent<{ name: string }>()
  function* steps({ name }: { name: string }): Generator<undefined, string> {
    yield
    return name
  }
  const $found = createStore<readonly string[]>([]).on(foundInPieces(asked, steps), (all, one) => [...all, one])
  const scope = fork()

  scopeBind(asked, { scope })({ name: 'first' })
  await allSettled(asked, { scope, params: { name: 'second' } })

  expect(scope.getState($found)).toEqual(['second'])
})
