import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createRest } from './rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what waits for the rest runs in order once the browser is idle', () => {
  const rest = createRest()
  const ran: string[] = []
  rest.run(() => ran.push('a'))
  rest.run(() => ran.push('b'))
  expect([ran, rest.reached]).toEqual([[], false])
  vi.advanceTimersByTime(600)
  expect([ran, rest.reached]).toEqual([['a', 'b'], true])
  expect(vi.getTimerCount()).toBe(0)
})

test('it waits until everything of the first screen has been answered', () => {
  const rest = createRest()
  const ran: string[] = []
  const [one, two] = [rest.hold(), rest.hold()]
  rest.run(() => ran.push('later'))
  one()
  one() // an answer counts once
  vi.advanceTimersByTime(1_000)
  expect(ran).toEqual([])
  two()
  vi.advanceTimersByTime(600)
  expect(ran).toEqual(['later'])
})

test('what the first screen asks for while the browser becomes idle is waited for as well', () => {
  const rest = createRest()
  const ran: string[] = []
  rest.run(() => ran.push('later'))
  const release = rest.hold()
  vi.advanceTimersByTime(600)
  expect(ran).toEqual([])
  release()
  vi.advanceTimersByTime(600)
  expect(ran).toEqual(['later'])
})

test('a first screen that is never answered holds the rest back for 2.5 seconds and no longer', () => {
  const rest = createRest()
  const ran: string[] = []
  rest.hold()
  rest.run(() => ran.push('later'))
  vi.advanceTimersByTime(2_499)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['later'])
  rest.run(() => ran.push('after'))
  vi.advanceTimersByTime(600)
  expect(ran).toEqual(['later', 'after'])
})
