import { afterEach, expect, test, vi } from 'vitest'

import { backgroundTasks } from './background-tasks.testing.ts'
import { inPieces } from './in-pieces.ts'

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
