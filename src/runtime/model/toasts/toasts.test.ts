import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal } from '../../../../tests/support/portal/portal.ts'
import type { Toast } from '../../../schemas/nouns/message.ts'
import { fileMissed } from '../lifecycle.ts'
import { toasts as source } from './sources.ts'
import './topic.ts'
import { $toasts, toastShown } from './toasts.ts'

async function aTable(given = fakePlatform()) {
  const portal = await aPortal({ platform: given })
  const { scope, platform } = portal
  return {
    ...portal,
    show: async (kind: Toast['kind'], text: string) => void (await allSettled(toastShown, { scope, params: { kind, message: { text } } })),
    pass: async (ms: number) => {
      await platform.pass(ms)
      await settle()
    },
    messages: () => scope.getState($toasts).map(({ message }) => message.text),
    keys: () => scope.getState($toasts).map(({ key }) => key),
  }
}

test('a message goes by itself after five seconds, one that reports a failure after eight', async () => {
  const { show, pass, messages } = await aTable()
  await show('success', 'saved')
  await show('danger', 'not saved')
  await pass(4_999)
  expect(messages()).toEqual(['saved', 'not saved'])

  await pass(1)
  expect(messages()).toEqual(['not saved'])
  await pass(3_000)
  expect(messages()).toEqual([])
})

test('a message goes though its timer is a millisecond early by the clock', async () => {
  const platform = fakePlatform()
  const { clock } = platform
  const { show, pass, messages } = await aTable({ ...platform, clock: { ...clock, after: (ms, run) => clock.after(ms - 1, run) } })
  await show('info', 'one')
  await pass(5_000)

  expect(messages()).toEqual([])
})

test('there are at most three: the oldest makes room', async () => {
  const { show, messages, keys } = await aTable()
  for (const text of ['one', 'two', 'three', 'four']) await show('info', text)

  expect(messages()).toEqual(['two', 'three', 'four'])
  expect(new Set(keys()).size).toBe(3)
})

test('the same words again are one message whose time restarts', async () => {
  const { show, pass, messages } = await aTable()
  await show('danger', 'offline')
  await pass(7_000)
  await show('danger', 'offline')
  await pass(7_000)

  expect(messages()).toEqual(['offline'])
  await pass(1_000)
  expect(messages()).toEqual([])
})

test('while they are read their time is paused; then it restarts', async () => {
  const { show, pass, messages, send } = await aTable()
  await show('info', 'one')
  await send({ kind: 'hold-toasts', hold: true })
  await pass(60_000)
  expect(messages()).toEqual(['one'])

  await send({ kind: 'hold-toasts', hold: false })
  await pass(4_999)
  expect(messages()).toEqual(['one'])
  await pass(1)
  expect(messages()).toEqual([])
})

test('what was dismissed while it was read holds nothing that comes after', async () => {
  const { show, pass, messages, keys, send } = await aTable()
  await show('info', 'one')
  await send({ kind: 'hold-toasts', hold: true })
  await send({ kind: 'dismiss-toast', toast: keys()[0]! })
  expect(messages()).toEqual([])

  await show('info', 'two')
  await pass(5_000)
  expect(messages()).toEqual([])
})

test('the source is ready from the start, and the same for the same messages', async () => {
  const { read, show, keys } = await aTable()
  expect(read(source)).toEqual({ status: 'ready', value: [] })

  await show('info', 'one')

  expect(read(source)).toEqual({ status: 'ready', value: [{ key: keys()[0], kind: 'info', message: { text: 'one' } }] })
  expect(read(source)).toBe(read(source))
})

test('losing the connection is said until it is back, and that is said too; other messages do not push it out', async () => {
  const given = fakePlatform()
  const { show, pass, messages, send, keys } = await aTable(given)
  given.set({ online: false })
  await pass(60_000)
  expect(messages()).toEqual(['t:error.no-connection'])
  for (const text of ['one', 'two', 'three']) await show('info', text)
  expect(messages()).toEqual(['t:error.no-connection', 'two', 'three'])

  await pass(5_000)
  await send({ kind: 'hold-toasts', hold: true })
  await send({ kind: 'hold-toasts', hold: false })
  await pass(60_000)
  expect(messages()).toEqual(['t:error.no-connection'])
  given.set({ online: true })
  await pass(0)
  expect(messages()).toEqual(['t:error.connected'])
  await pass(5_000)
  expect(messages()).toEqual([])

  given.set({ online: false })
  await pass(0)
  await send({ kind: 'dismiss-toast', toast: keys()[0]! })
  expect(messages()).toEqual([])
})

test('a file that did not come says what helps', async () => {
  const { scope, messages } = await aTable()
  await allSettled(fileMissed, { scope, params: { kind: 'script' } })
  expect(scope.getState($toasts)).toMatchObject([{ kind: 'danger', message: { text: 't:error.script' }, reload: true }])
  await allSettled(fileMissed, { scope, params: { kind: 'offline' } })
  expect(messages()).toEqual(['t:error.script', 't:error.offline'])
})
