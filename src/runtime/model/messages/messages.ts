import { combine, createStore, sample } from 'effector'

import type { Message as GatewayMessage, Messages } from '../../../schemas/gateway/messages.ts'
import type { Message, MessageList } from '../../../schemas/nouns/message.ts'
import { deleteMessages } from '../../gateway/endpoints/messages/delete-messages.ts'
import { listMessages } from '../../gateway/endpoints/messages/list-messages.ts'
import { readMessages } from '../../gateway/endpoints/messages/read-messages.ts'
import { actOf } from '../acts.ts'
import { callOf, endpointFx, failureOf } from '../requests/call.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import { memo } from '../../../rules/memo.ts'
import { popupArgs } from '../navigation/open-popups.ts'
import { createResource } from '../requests/resource.ts'
import { $role, $token } from '../context/session.ts'
import { atLeastOne } from '../requests/states.ts'
import { unread } from './unread.ts'
import { $unread } from '../facts/facts.ts'
import { toastShown } from '../toasts/toasts.ts'

const defaultSize = 10 // messages on a page (chosen)

export type MessageArgs = { page?: number | string | undefined; pageSize?: number | undefined; unread?: boolean | string | undefined }
type Ask = { pageNo: number; pageSize: number; unread?: 'true' }

// What we know: pages of messages; never asked for a trial account. What was just read or deleted shows at once
export const messages = createResource<Ask, Messages>({
  name: 'messages',
  ask: callOf(listMessages),
  keyOf: keyOfAsk,
  familyOf: ({ unread: only }) => only ?? '',
  session: 'real',
})
const $read = createStore<readonly string[] | 'all'>([])
const $deleted = createStore<readonly string[]>([])
export const $messages = combine({
  known: messages.known,
  role: $role,
  read: $read,
  deleted: $deleted,
  unread: $unread,
  opened: popupArgs('messages').map((args) => args?.['message'] ?? null),
})

// How it changes
const readFx = endpointFx(readMessages)
const deleteFx = endpointFx(deleteMessages)
const readAsked = actOf('read-messages') // none named: all
const deleteAsked = actOf('delete-messages')
const $may = $role.map((role) => role === 'member' || role === 'agent')

sample({ clock: readAsked, source: $may, filter: (may) => may, fn: (_, { records }) => ({ ids: [...records] }), target: readFx })
sample({
  clock: deleteAsked,
  source: $may,
  filter: (may, { records }) => may && records.length > 0,
  fn: (_, { records }) => ({ ids: records.join(',') }),
  target: deleteFx,
})
$read
  .on(readFx, (read, { ids }) => (read === 'all' || ids.length === 0 ? 'all' : [...read, ...ids]))
  .on(readFx.fail, (read, { params }) => (read === 'all' ? [] : read.filter((id) => !params.ids.includes(id))))
  .reset([messages.answered, $token.updates]) // the list contains it
$deleted
  .on(deleteFx, (deleted, { ids }) => [...deleted, ...ids.split(',')])
  .on(deleteFx.fail, (deleted, { params }) => deleted.filter((id) => !params.ids.split(',').includes(id)))
  .reset($token.updates)
sample({ clock: [readFx.doneData, deleteFx.doneData], fn: (value) => ({ key: 'unread', value }), target: unread.answered })
sample({
  clock: [readFx.done.filter({ fn: ({ params }) => params.ids.length === 0 }), readFx.fail, deleteFx.finally],
  fn: () => undefined,
  target: messages.refreshedAll,
})
sample({
  clock: [readFx.failData, deleteFx.failData],
  fn: (error) => ({ kind: 'danger' as const, message: wordingOf(failureOf(error)) }),
  target: toastShown,
})

/** What a node asks for: a page from 1, of all messages or of the unread ones. */
export function askOf({ page, pageSize, unread: only }: MessageArgs): Ask {
  return {
    pageNo: atLeastOne(page, 1),
    pageSize: atLeastOne(pageSize, defaultSize),
    ...((only === true || only === 'true') && { unread: 'true' as const }),
  }
}
export function keyOfAsk({ pageNo, pageSize, unread: only }: Ask): string {
  return `${only ?? ''}/${pageSize}/${pageNo}`
}

type Local = {
  read: readonly string[] | 'all'
  deleted: readonly string[]
  unread: number
  opened: unknown
  busy: boolean
  pageNo: number
  only: boolean
}
const kept = memo(
  (
    value: Messages,
    read: Local['read'],
    deleted: Local['deleted'],
    count: number,
    opened: unknown,
    busy: boolean,
    pageNo: number,
    onlyUnread: boolean,
  ): MessageList => ({
    messages: value.content
      .filter(({ id }, index) => !deleted.includes(id) && value.content.findIndex((other) => other.id === id) === index)
      .map((message) => messageOf(message, read)),
    page: pageNo,
    pages: Math.max(1, value.totalPages),
    unread: count,
    onlyUnread,
    busy,
    ...(typeof opened === 'string' && { current: opened }),
  }),
)
/** A page of messages with what was done to them since it was asked for. */
export function listOf(value: Messages, { read, deleted, unread: count, opened, busy, pageNo, only }: Local): MessageList {
  return kept(value, read, deleted, count, opened, busy, pageNo, only)
}

function messageOf({ id, title, content, time, read, messageType }: GatewayMessage, readNow: Local['read']): Message {
  return {
    key: id,
    title,
    html: content,
    time,
    read: read || readNow === 'all' || readNow.includes(id),
    ...(messageType && { type: messageType }),
  }
}
