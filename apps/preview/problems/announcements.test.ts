import { allSettled, createWatch } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { t } from '../i18n/words.ts'
import { $problems } from '../model/checker.ts'
import { announced } from '../model/announcements.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { frameMessageReceived } from '../model/frames.ts'
import type { Problem } from '../model/problems.ts'
import { changesMessage } from './announcements.ts'
import type { MessageContext } from './problem-messages.ts'

const context: MessageContext = {
  documents: new Map(),
  contracts: new Map(),
  naming: { nameOf: ({ id }) => id, typeOf: (type) => type },
  words: null,
}
const problem = (id: string, blocks = false): Problem => ({
  id,
  code: 'own/code',
  blocks,
  document: 'page/home',
  pointer: '',
  part: '',
  message: `What is wrong with ${id}.`,
  values: {},
  fix: undefined,
})

describe('what changed in the list of problems', () => {
  test('is the number of new ones with the first of them, blocking ones before others', () => {
    expect(changesMessage([], [problem('a'), problem('b')], context)).toMatch(/^2 .*What is wrong with a/)
    expect(changesMessage([problem('a')], [problem('a'), problem('b'), problem('c', true)], context)).toMatch(/^1 .*What is wrong with c/)
  })

  test('is said when the last one went, and not while some are left', () => {
    expect(changesMessage([problem('a')], [], context)).toBe(t('problems.said-none'))
    expect(changesMessage([problem('a'), problem('b')], [problem('b')], context)).toBe('')
    expect(changesMessage([], [], context)).toBe('')
  })
})

describe('announcing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('waits until the list rests, and does not say what was there at the beginning', async () => {
    const made = editorWith([published('page/home', pageOf())], {}, [[$problems, []]])
    await vi.runAllTimersAsync()
    const scope = await made
    const heard: string[] = []
    createWatch({ unit: announced, scope, fn: (said) => heard.push(typeof said === 'string' ? said : said.text) })
    const fault = (node: string) => {
      void allSettled(frameMessageReceived, {
        scope,
        params: { frame: 'main', message: { v: 1, kind: 'fault', code: 'widget/crashed', page: 'home', node, message: 'It broke' } },
      })
    }
    fault('first')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(heard).toEqual([])

    fault('second')
    await vi.advanceTimersByTimeAsync(600)
    fault('third')
    await vi.advanceTimersByTimeAsync(600)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatch(/^2 /)
  })
})
