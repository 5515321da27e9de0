import { allSettled, createWatch } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import { checkerReported } from '../model/view/checker.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import type { FileDiagnostic } from '../../../src/authoring/release/release.ts'
import type { Problem } from '../model/view/problems.ts'
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
  isPublished: false,
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

  test('is announced when the last one is resolved, and not while some are left', () => {
    expect(changesMessage([problem('a')], [], context)).toBe(t('problems.announced-none'))
    expect(changesMessage([problem('a'), problem('b')], [problem('b')], context)).toBe('')
    expect(changesMessage([], [], context)).toBe('')
  })
})

describe('announcing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('waits until the list stops changing, and does not announce the initial problems', async () => {
    const made = editorWith([published('page/home', pageOf())])
    await vi.runAllTimersAsync()
    const scope = await made
    const heard: string[] = []
    createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
    const found: FileDiagnostic[] = []
    const problemAt = (pointer: string) => {
      found.push({ code: 'own/code', severity: 'error', message: '', document: 'page/home', pointer, path: '', line: 1, column: 1 })
      void allSettled(checkerReported, { scope, params: { kind: 'problems', serial: 1, problems: [...found], ms: 1 } })
    }
    problemAt('/first')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(heard).toEqual([])

    problemAt('/second')
    await vi.advanceTimersByTimeAsync(600)
    problemAt('/third')
    await vi.advanceTimersByTimeAsync(600)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatch(/^2 /)
  })
})
