import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Messages } from '../../../schemas/gateway/messages.ts'
import type { MessageList } from '../../../schemas/nouns/message.ts'
import { deleteMessages } from '../../gateway/endpoints/messages/delete-messages.ts'
import { listMessages } from '../../gateway/endpoints/messages/list-messages.ts'
import { readMessages } from '../../gateway/endpoints/messages/read-messages.ts'
import { readUnreadCount } from '../../gateway/endpoints/messages/read-unread-count.ts'
import { badgesMessages as badge } from '../menu/sources.ts'
import { messages as source } from './sources.ts'
import { $toasts } from '../toasts/toasts.ts'

const aPageOf = (read: Record<string, boolean>, totalPages = 1): Messages => ({
  content: Object.entries(read).map(([id, isRead]) => ({
    id,
    read: isRead,
    title: `Title of ${id}`,
    content: `<p>${id}</p>`,
    time: '2027-01-10T09:30:00+00:00',
    messageType: id === 'd' ? 'DEPOSIT_CREDITED' : undefined,
  })),
  pageNum: 1,
  totalPages,
  totalCount: undefined,
  summary: undefined,
})

async function aLetterBox(as: number | undefined, first: Messages = aPageOf({ d: false, b: false, c: true })) {
  const gateway = openGateway(as).answer(listMessages, first).answer(readUnreadCount, { unreadCount: 2 })
  const portal = await aPortal({ ...(as !== undefined && { as }), gateway })
  await portal.want(source, { page: 1 })
  const list = (args: object = { page: 1 }) => {
    const state = portal.read(source, args)
    return state.status === 'ready' ? (state.value as MessageList) : undefined
  }
  return {
    ...portal,
    gateway,
    list,
    marks: () => Object.fromEntries(list()?.messages.map(({ key, read }) => [key, read]) ?? []),
    badge: () => portal.read(badge),
    calls: (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params),
    toasts: () => portal.scope.getState($toasts).map(({ kind, message }) => [kind, message.text]),
  }
}

test('a page of messages, with how many are unread', async () => {
  const { list, calls } = await aLetterBox(0)

  expect(calls('listMessages')).toEqual([{ pageNo: 1, pageSize: 10 }])
  expect(list()).toEqual({
    page: 1,
    pages: 1,
    unread: 2,
    onlyUnread: false,
    busy: false,
    messages: [
      { key: 'd', title: 'Title of d', html: '<p>d</p>', time: '2027-01-10T09:30:00+00:00', read: false, type: 'DEPOSIT_CREDITED' },
      { key: 'b', title: 'Title of b', html: '<p>b</p>', time: '2027-01-10T09:30:00+00:00', read: false },
      { key: 'c', title: 'Title of c', html: '<p>c</p>', time: '2027-01-10T09:30:00+00:00', read: true },
    ],
  })
})

test('the unread ones alone, and other pages, are asked for', async () => {
  const { want, calls } = await aLetterBox(0)
  await want(source, { page: '2', pageSize: 5, unread: 'true' })
  await want(source, { page: 'x', unread: '' })

  expect(calls('listMessages').slice(1)).toEqual([
    { pageNo: 2, pageSize: 5, unread: 'true' },
    { pageNo: 1, pageSize: 10 },
  ])
})

test('the messages are requested again each time, and the previous ones are shown meanwhile', async () => {
  const { want, gateway, list } = await aLetterBox(0)
  const held = gateway.hold(listMessages)
  const again = want(source, { page: 1 })
  await settle()
  expect({ messagesCount: list()?.messages.length, busy: list()?.busy }).toEqual({ messagesCount: 3, busy: true })

  held.answer(0, aPageOf({ new: false, d: false, b: false, c: true }))
  await again
  expect({ key: list()?.messages[0]?.key, busy: list()?.busy }).toEqual({ key: 'new', busy: false })
})

test('a message counts as read at once, and the badge follows the answer', async () => {
  const { send, gateway, marks, badge: count, calls } = await aLetterBox(0)
  const held = gateway.hold(readMessages)
  const reading = send({ kind: 'act', action: 'read-messages', records: ['d'] })
  await settle()
  expect({ marks: marks(), count: count() }).toEqual({ marks: { d: true, b: false, c: true }, count: { status: 'ready', value: 2 } })

  held.answer(0, { unreadCount: 1 })
  await reading
  expect({ marks: marks(), count: count() }).toEqual({ marks: { d: true, b: false, c: true }, count: { status: 'ready', value: 1 } })
  expect(calls('readMessages')).toEqual([{ ids: ['d'] }])
})

test('all are read by one call, and the list is asked again', async () => {
  const { send, gateway, marks, badge: count, calls } = await aLetterBox(0)
  gateway.answer(readMessages, { unreadCount: 0 }).answer(listMessages, aPageOf({ d: true, b: true, c: true }))
  await send({ kind: 'act', action: 'read-messages', records: [] })

  expect({ marks: marks(), count: count() }).toEqual({ marks: { d: true, b: true, c: true }, count: { status: 'ready', value: 0 } })
  expect({ "calls('readMessages')": calls('readMessages'), "calls('listMessages').length": calls('listMessages').length }).toEqual({
    "calls('readMessages')": [{ ids: [] }],
    "calls('listMessages').length": 2,
  })
})

test('deleted messages disappear at once; when that fails they are restored, and a message says why', async () => {
  const { send, gateway, marks, toasts, calls } = await aLetterBox(0)
  const held = gateway.hold(deleteMessages)
  const deleting = send({ kind: 'act', action: 'delete-messages', records: ['d', 'c'] })
  await settle()
  expect({ marks: marks(), "calls('deleteMessages')": calls('deleteMessages') }).toEqual({
    marks: { b: false },
    "calls('deleteMessages')": [{ ids: 'd,c' }],
  })

  held.fail(0, refused('RECORD_NOT_FOUND', 200, 'There is no such message'))
  await deleting
  expect({ marks: marks(), toasts: toasts() }).toEqual({
    marks: { d: false, b: false, c: true },
    toasts: [['danger', 'There is no such message']],
  })
})

test('after the last message was deleted there are none', async () => {
  const { send, gateway, read } = await aLetterBox(0, aPageOf({ d: false }))
  gateway.answer(deleteMessages, { unreadCount: 0 }).answer(listMessages, aPageOf({}, 0))
  await send({ kind: 'act', action: 'delete-messages', records: ['d'] })

  expect(read(source, { page: 1 })).toEqual({ status: 'empty' })
})

test('a read flag that could not be set is reverted', async () => {
  const { send, gateway, marks, toasts } = await aLetterBox(0)
  gateway.fail(readMessages, offline)
  await send({ kind: 'act', action: 'read-messages', records: ['d'] })

  expect({ marks: marks(), toasts: toasts() }).toEqual({ marks: { d: false, b: false, c: true }, toasts: [['danger', 't:error.offline']] })
})

test('a guest needs a login; a trial account has no messages and none are requested', async () => {
  const [guest, trial] = await Promise.all([aLetterBox(undefined), aLetterBox(4)])
  for (const { send } of [guest, trial]) await send({ kind: 'act', action: 'read-messages', records: [] })

  expect({ 'guest.read(source)': guest.read(source), 'trial.read(source)': trial.read(source) }).toEqual({
    'guest.read(source)': { status: 'needs-login' },
    'trial.read(source)': { status: 'empty' },
  })
  expect([guest, trial].flatMap(({ gateway }) => gateway.names()).filter((name) => /message|unread/i.test(name))).toEqual([])
})

test('the message that the popup was opened with is current', async () => {
  const { send, list } = await aLetterBox(0)
  await send({ kind: 'open', popup: 'messages', args: { message: 'b' } })

  expect(list()?.current).toBe('b')
})
