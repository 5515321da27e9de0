import { answer } from '../../../rules/patterns/answer.ts'
import { isSimple } from '../../../rules/patterns/simple.ts'
import { browserClock } from '../../platform/clock.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PatternReply } from './pattern.worker.ts'
import workerAddress from './pattern.worker.ts?worker&url'
import { scriptAddress } from '../../platform/trusted-types.ts'

/** Whether the whole value matches a pattern from elsewhere; undefined when that is unknown. Never throws, never takes long. */
export type Patterns = { test: (source: string, value: string) => Promise<boolean | undefined> }

/** `uncompilable`: it is no pattern. `runaway`: its answer did not come in time. `too-long`: it was not run. */
export type PatternFault = 'uncompilable' | 'runaway' | 'too-long'

/** What is used of a Worker. */
export type PatternWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener: (type: 'message' | 'error' | 'messageerror', listener: (event: { data?: unknown }) => void) => void
}

export type PatternOptions = {
  /** Starts a worker; throws where there are none. */
  start?: () => PatternWorker
  clock?: Pick<Clock, 'after'>
  /** Called once for each unusable pattern. */
  onFault?: (source: string, why: PatternFault) => void
}

/**
 * How long an answer may take in a worker that is ready, in ms: two waits, so that a stall of the page itself is not put down to the
 * pattern. A pattern whose answer is late is asked once more, with more time: the whole machine may have stalled.
 */
const timeouts = [
  [100, 50],
  [400, 200],
] as const
/** How long questions wait for a worker to be ready, in ms. After that they wait no more, but it may still come for those asked later. */
const startTimeout = 3_000
const longestSource = 2_000 // UTF-16 units
const longestValue = 1_000 // UTF-16 units: no more code points than these
const mostRemembered = 200
/** Workers that end by themselves, one after the other, before none is started again. */
const mostCrashes = 3

type Question = { id: number; source: string; value: string; settle: (matches: boolean | undefined) => void }

/**
 * Patterns in a browser. Simple ones are run at once. Any other is compiled and run in a worker, one question at a time; a pattern whose
 * answer is late twice is of no use from then on; its worker is ended each time. Without a worker only simple patterns have answers.
 */
export function browserPatterns({ start = startWorker, clock = browserClock, onFault }: PatternOptions = {}): Patterns {
  const useless = new Set<string>()
  const late = new Set<string>()
  const remembered = new Map<string, Promise<boolean | undefined>>()
  const waiting: Question[] = []
  let worker: PatternWorker | undefined
  let ready = false
  let overdue = false
  let asked: Question | undefined
  let stopWaiting = () => {}
  let crashes = 0
  let nextId = 1

  function refuse(source: string, why: PatternFault) {
    if (useless.has(source)) return
    useless.add(source)
    onFault?.(source, why)
  }

  function settle(question: Question, matches: boolean | undefined) {
    stopWaiting()
    if (question === asked) asked = undefined
    question.settle(matches)
  }

  function next() {
    if (asked) return
    asked = waiting.shift()
    if (!asked) return
    if (useless.has(asked.source) || (!worker && !begin()) || overdue) answered(asked, undefined)
    else if (ready) ask(asked)
    else
      stopWaiting = clock.after(startTimeout, () => {
        overdue = true
        if (asked) answered(asked, undefined)
      })
  }

  function answered(question: Question, matches: boolean | undefined) {
    settle(question, matches)
    next()
  }

  function begin(): boolean {
    if (crashes >= mostCrashes) return false
    try {
      const made = (worker = start())
      made.addEventListener('message', ({ data }) => made === worker && hear(data as PatternReply)) // sent by pattern.worker.ts
      for (const type of ['error', 'messageerror'] as const) made.addEventListener(type, () => made === worker && crashed())
    } catch {
      crashes = mostCrashes
    }
    return worker !== undefined
  }

  function end() {
    worker?.terminate()
    worker = undefined
    ready = overdue = false
  }

  function ask(question: Question) {
    const { id, source, value } = question
    worker?.postMessage({ id, source, value })
    const [first, second] = timeouts[late.has(source) ? 1 : 0]
    stopWaiting = clock.after(first, () => (stopWaiting = clock.after(second, () => comesLate(question))))
  }

  function comesLate(question: Question) {
    end()
    if (late.has(question.source)) {
      refuse(question.source, 'runaway')
      return answered(question, undefined)
    }
    late.add(question.source)
    asked = undefined
    waiting.push(question) // after those of other patterns
    next()
  }

  function hear(reply: PatternReply) {
    if (reply === 'ready') {
      ready = true
      overdue = false
      stopWaiting()
      if (asked) ask(asked)
    } else if (asked?.id === reply.id) {
      crashes = 0
      late.delete(asked.source)
      if (reply.matches === undefined) refuse(asked.source, 'uncompilable')
      answered(asked, reply.matches)
    }
  }

  /** A worker that a pattern brought down, for want of memory, or one that never came. */
  function crashed() {
    crashes++
    if (asked && ready) refuse(asked.source, 'runaway')
    end()
    if (asked) answered(asked, undefined)
  }

  function inWorker(source: string, value: string): Promise<boolean | undefined> {
    return new Promise((resolve) => {
      waiting.push({ id: nextId++, source, value, settle: resolve })
      next()
    })
  }

  return {
    async test(source, value) {
      if (source.length > longestSource) refuse(source, 'too-long')
      if (useless.has(source) || value.length > longestValue) return undefined
      if (isSimple(source)) {
        const matches = answer(source, value)
        if (matches === undefined) refuse(source, 'uncompilable')
        return matches
      }
      const key = JSON.stringify([source, value])
      const known = remembered.get(key) ?? inWorker(source, value)
      remembered.delete(key)
      remembered.set(key, known) // the latest last
      for (const oldest of remembered.keys()) if (remembered.size > mostRemembered) remembered.delete(oldest)
      const matches = await known
      if (matches === undefined && !useless.has(source)) remembered.delete(key) // no worker was there: ask again another time
      return matches
    },
  }
}

function startWorker(): PatternWorker {
  return new Worker(scriptAddress(workerAddress), { type: 'module' })
}
