import { describe, expect, test } from 'vitest'

import { answer } from '../../../rules/patterns/answer.ts'
import type { PatternQuestion, PatternReply } from './pattern.worker.ts'
import { browserPatterns } from './pattern-matching.ts'
import type { PatternFault, PatternWorker } from './pattern-matching.ts'

const slow = '(a+)+' // not simple; the fake workers below never come back from it
const group = '(?:ab)+' // not simple and harmless

/** A clock that a test advances. */
function aClock() {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
        if (!due) break
        now = due.at
        timers.delete(due)
        due.run()
      }
      now = end
    },
    waiting: () => timers.size,
  }
}

type Fake = PatternWorker & { questions: PatternQuestion[]; ended: boolean; say: (reply: PatternReply) => void; fail: () => void }

/** Workers that answer at once, except for `slow`. `manual`: they send `ready` when the test does. */
function aSetup({ manual = false, broken = false }: { manual?: boolean; broken?: boolean } = {}) {
  const clock = aClock()
  const workers: Fake[] = []
  const faults: [source: string, why: PatternFault][] = []
  function start(): PatternWorker {
    if (broken) throw new TypeError('no workers here')
    const listeners: Record<string, (event: { data?: unknown }) => void> = {}
    const fake: Fake = {
      questions: [],
      ended: false,
      addEventListener: (type, listener) => void (listeners[type] = listener),
      terminate: () => void (fake.ended = true),
      postMessage(question: PatternQuestion) {
        fake.questions.push(question)
        if (question.source !== slow) queueMicrotask(() => fake.say({ id: question.id, matches: answer(question.source, question.value) }))
      },
      say: (data) => listeners.message?.({ data }),
      fail: () => listeners.error?.({}),
    }
    workers.push(fake)
    if (!manual) queueMicrotask(() => fake.say('ready'))
    return fake
  }
  return { clock, workers, faults, patterns: browserPatterns({ start, clock, onFault: (source, why) => faults.push([source, why]) }) }
}

/** Waits until pending work has finished. */
const rest = () => new Promise((resolve) => setImmediate(resolve))

test('a simple pattern is answered without a worker', async () => {
  const { patterns, workers } = aSetup()
  expect({
    "patterns.test('[a-z]+', 'maya')": await patterns.test('[a-z]+', 'maya'),
    "patterns.test('[a-z]+', 'Maya')": await patterns.test('[a-z]+', 'Maya'),
  }).toEqual({ "patterns.test('[a-z]+', 'maya')": true, "patterns.test('[a-z]+', 'Maya')": false })
  expect(workers).toEqual([])
})

test('any other is answered by a worker that is started once and kept', async () => {
  const { patterns, workers } = aSetup()
  expect({
    "patterns.test(group, 'abab')": await patterns.test(group, 'abab'),
    "patterns.test(group, 'aba')": await patterns.test(group, 'aba'),
    "patterns.test('a|b', 'b')": await patterns.test('a|b', 'b'),
  }).toEqual({ "patterns.test(group, 'abab')": true, "patterns.test(group, 'aba')": false, "patterns.test('a|b', 'b')": true })
  expect(workers.map(({ questions }) => questions.map(({ source, value }) => [source, value]))).toEqual([
    [
      [group, 'abab'],
      [group, 'aba'],
      ['a|b', 'b'],
    ],
  ])
})

test('an answer is remembered, and a pending question is not asked twice', async () => {
  const { patterns, workers } = aSetup()
  await Promise.all([patterns.test(group, 'ab'), patterns.test(group, 'ab')])
  expect(await patterns.test(group, 'ab')).toBe(true)
  expect(workers[0]?.questions).toHaveLength(1)
})

test('no timer is left behind by an answer', async () => {
  const { patterns, clock } = aSetup()
  await patterns.test(group, 'ab')
  expect(clock.waiting()).toBe(0)
})

describe('a pattern that runs away', () => {
  test('has no answer after 150 ms and then 600 ms in workers that are ready; they are ended, and it is reported once', async () => {
    const { patterns, workers, clock, faults } = aSetup()
    const answers = [patterns.test(slow, 'aaaa!'), patterns.test(slow, 'aaaaa!')]
    await rest()
    clock.pass(149)
    expect(workers[0]?.ended).toBe(false)
    clock.pass(1)
    await rest()
    expect([workers.map(({ ended }) => ended), faults]).toEqual([[true, false], []])
    clock.pass(599)
    expect(workers[1]?.ended).toBe(false)
    clock.pass(1)
    expect(await Promise.all(answers)).toEqual([undefined, undefined])
    expect([workers.map(({ ended }) => ended), faults]).toEqual([[true, true], [[slow, 'runaway']]])
  })

  test('that only met a stall of the machine has its answer from the second worker, and its time anew', async () => {
    const { patterns, workers, clock, faults } = aSetup({ manual: true })
    const asked = patterns.test(group, 'ab')
    workers[0]!.postMessage = () => {} // stands still
    workers[0]?.say('ready')
    clock.pass(150)
    workers[1]?.say('ready')
    expect(await asked).toBe(true)
    expect(await patterns.test(group, 'abab')).toBe(true)
    expect(faults).toEqual([])
  })

  test('is not run again, with no value', async () => {
    const { patterns, workers, clock } = aSetup()
    const first = patterns.test(slow, 'aaaa!')
    for (const ms of [150, 600]) {
      await rest()
      clock.pass(ms)
    }
    await first
    expect(await patterns.test(slow, 'b')).toBe(undefined)
    expect(workers.map(({ questions }) => questions.length)).toEqual([1, 1])
  })

  test('delays the others only until they get a worker of their own', async () => {
    const { patterns, workers, clock } = aSetup()
    const answers = [patterns.test(slow, 'aaaa!'), patterns.test(group, 'ab'), patterns.test('[a-z]+', 'maya')]
    expect(await answers[2]).toBe(true)
    await rest()
    clock.pass(150)
    expect(await answers[1]).toBe(true)
    await rest()
    clock.pass(600)
    expect(await answers[0]).toBe(undefined)
    expect(workers.map(({ ended }) => ended)).toEqual([true, true])
  })

  test('is not blamed for a blocked page: one late timer is not two', async () => {
    const { patterns, workers, clock, faults } = aSetup({ manual: true })
    const asked = patterns.test(group, 'ab')
    workers[0]?.say('ready')
    clock.pass(100) // the first wait, with the answer already on its way behind it
    expect({ asked: await asked, faults }).toEqual({ asked: true, faults: [] })
  })
})

describe('a worker that does not come', () => {
  test('leaves only simple patterns with an answer, where there are none', async () => {
    const { patterns, faults } = aSetup({ broken: true })
    expect([await patterns.test(group, 'ab'), await patterns.test(slow, 'a'), await patterns.test('\\d+', '12')]).toEqual([
      undefined,
      undefined,
      true,
    ])
    expect(faults).toEqual([])
  })

  test('is waited for 3 s by all callers, then by none; when it comes, it answers again', async () => {
    const { patterns, workers, clock } = aSetup({ manual: true })
    const answers = [patterns.test(group, 'ab'), patterns.test(group, 'abab')]
    clock.pass(3_000)
    expect(await Promise.all(answers)).toEqual([undefined, undefined])
    expect(await patterns.test(group, 'ab')).toBe(undefined)
    workers[0]?.say('ready')
    expect({ "patterns.test(group, 'ab')": await patterns.test(group, 'ab'), workersCount: workers.length }).toEqual({
      "patterns.test(group, 'ab')": true,
      workersCount: 1,
    })
  })

  test('is started again for the next question, three times', async () => {
    const { patterns, workers, faults } = aSetup({ manual: true })
    for (let times = 0; times < 5; times++) {
      const asked = patterns.test(group, 'ab')
      workers[times]?.fail()
      expect(await asked).toBe(undefined)
    }
    expect({ workersCount: workers.length, faults }).toEqual({ workersCount: 3, faults: [] })
  })

  test('is not the fault of a pattern, but one that is brought down by it is', async () => {
    const { patterns, workers, faults } = aSetup()
    const asked = patterns.test(slow, 'aaaa!')
    await rest()
    workers[0]?.fail()
    expect({ asked: await asked, faults }).toEqual({ asked: undefined, faults: [[slow, 'runaway']] })
  })
})

test('an invalid pattern has no answer and is reported once, by the worker or without it', async () => {
  const { patterns, faults, workers } = aSetup()
  expect({
    "patterns.test('([a-z', 'a')": await patterns.test('([a-z', 'a'),
    "patterns.test('([a-z', 'b')": await patterns.test('([a-z', 'b'),
    "patterns.test('(?<n>a)(?<n>b)', 'ab')": await patterns.test('(?<n>a)(?<n>b)', 'ab'),
  }).toEqual({
    "patterns.test('([a-z', 'a')": undefined,
    "patterns.test('([a-z', 'b')": undefined,
    "patterns.test('(?<n>a)(?<n>b)', 'ab')": undefined,
  })
  expect(faults).toEqual([
    ['([a-z', 'uncompilable'],
    ['(?<n>a)(?<n>b)', 'uncompilable'],
  ])
  expect(workers[0]?.questions).toHaveLength(2)
})

test('a source of more than 2,000 characters and a value of more than 1,000 are not tried', async () => {
  const { patterns, faults, workers } = aSetup()
  const long = 'a'.repeat(2_001)
  expect({
    "patterns.test(long, 'a')": await patterns.test(long, 'a'),
    "patterns.test('a+', 'a'.repeat(1_001))": await patterns.test('a+', 'a'.repeat(1_001)),
    "patterns.test('a+', 'a'.repeat(1_000))": await patterns.test('a+', 'a'.repeat(1_000)),
  }).toEqual({
    "patterns.test(long, 'a')": undefined,
    "patterns.test('a+', 'a'.repeat(1_001))": undefined,
    "patterns.test('a+', 'a'.repeat(1_000))": true,
  })
  expect({ faults, workers }).toEqual({ faults: [[long, 'too-long']], workers: [] })
})

test('an answer of a worker that was ended is ignored', async () => {
  const { patterns, workers, clock } = aSetup()
  const first = patterns.test(slow, 'aaaa!')
  await rest()
  const [old] = workers
  for (const ms of [150, 600]) {
    clock.pass(ms)
    await rest()
  }
  await first
  const second = patterns.test('a|b', 'c')
  old?.say({ id: 2, matches: true }) // it was ended
  expect(await second).toBe(false)
})
