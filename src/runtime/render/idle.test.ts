import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createIdleTasks } from './idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('tasks run in order once the browser is idle', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.run(() => ran.push('a'))
  idle.run(() => ran.push('b'))
  expect({ ran, isFirstScreenDone: idle.isFirstScreenDone }).toEqual({ ran: [], isFirstScreenDone: false })
  vi.advanceTimersByTime(600)
  expect({ ran, isFirstScreenDone: idle.isFirstScreenDone }).toEqual({ ran: ['a', 'b'], isFirstScreenDone: true })
  expect(vi.getTimerCount()).toBe(0)
})

test('tasks are spread over idle moments: what follows a long one waits for the next', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  idle.run(() => {
    ran.push('long')
    now.mockReturnValue(20)
  })
  idle.run(() => ran.push('short'))
  idle.run(() => ran.push('shorter'))
  vi.advanceTimersByTime(50)
  expect(ran).toEqual(['long'])
  vi.advanceTimersByTime(10)
  expect(ran).toEqual(['long', 'short', 'shorter'])
})

/** A browser that is idle after a millisecond, and then for `idleMs`. Without them it never was, and the callback's timeout ran out. */
function browserIdleFor(idleMs: number | undefined) {
  const deadline = { didTimeout: idleMs === undefined, timeRemaining: () => idleMs ?? 0 }
  vi.stubGlobal('requestIdleCallback', (run: (deadline: IdleDeadline) => void) => setTimeout(() => run(deadline), 1))
}

test('a browser that is busy again at once gets one task, and the next one in the next idle moment', () => {
  browserIdleFor(0)
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.run(() => ran.push('a'))
  idle.run(() => ran.push('b'))
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['a', 'b'])
})

test('a browser that is never idle gets a whole slice each time', () => {
  browserIdleFor(undefined)
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.run(() => ran.push('a'))
  idle.run(() => ran.push('b'))
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['a', 'b'])
})

test('however long a browser is idle, tasks follow each other for no more than a slice', () => {
  browserIdleFor(50)
  const idle = createIdleTasks()
  const ran: string[] = []
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  idle.run(() => {
    ran.push('long')
    now.mockReturnValue(20)
  })
  idle.run(() => ran.push('short'))
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['long'])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['long', 'short'])
})

test('a task that fails takes no other one with it', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.run(() => {
    throw new Error('no')
  })
  idle.run(() => ran.push('next'))
  expect(() => vi.advanceTimersByTime(50)).toThrow('no')
  vi.advanceTimersByTime(10)
  expect(ran).toEqual(['next'])
})

test('what was stopped runs nothing', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.run(() => ran.push('late'))
  idle.stop()
  vi.advanceTimersByTime(5_000)
  expect(ran).toEqual([])
})

test('tasks wait until everything that the first screen asked for is answered', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  const [one, two] = [idle.hold(), idle.hold()]
  idle.run(() => ran.push('later'))
  one()
  one() // an answer counts once
  vi.advanceTimersByTime(1_000)
  expect(ran).toEqual([])
  two()
  vi.advanceTimersByTime(600)
  expect(ran).toEqual(['later'])
})

test('tasks also wait for what the first screen asks for while the browser becomes idle', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.run(() => ran.push('later'))
  const release = idle.hold()
  vi.advanceTimersByTime(600)
  expect(ran).toEqual([])
  release()
  vi.advanceTimersByTime(600)
  expect(ran).toEqual(['later'])
})

test('a first screen that is never answered holds tasks back for 2.5 seconds and no longer', () => {
  const idle = createIdleTasks()
  const ran: string[] = []
  idle.hold()
  idle.run(() => ran.push('later'))
  vi.advanceTimersByTime(2_499)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['later'])
  idle.run(() => ran.push('after'))
  vi.advanceTimersByTime(600)
  expect(ran).toEqual(['later', 'after'])
})
