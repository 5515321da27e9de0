import { expect, test } from 'vitest'

import { allSettled } from 'effector'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Messages } from '../../../schemas/gateway/messages.ts'
import { listMessages } from '../../gateway/endpoints/messages/list-messages.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { readUnreadCount } from '../../gateway/endpoints/messages/read-unread-count.ts'
import { listDepositRecords } from '../../gateway/endpoints/wallets/list-deposit-records.ts'
import { topic as funds } from '../funds/topic.ts'
import { recordsDeposits as deposits } from '../records/sources.ts'
import { balance } from '../wallet/sources.ts'
import { unread } from '../messages/unread.ts'
import { $toasts } from '../toasts/toasts.ts'
import { topic } from './topic.ts'

const listed = (...types: (string | undefined)[]): Messages => ({
  content: types.map((messageType, index) => ({
    id: String(index),
    title: `Message ${index}`,
    content: '',
    time: '2027-01-10T09:30:00+00:00',
    read: false,
    messageType,
  })),
  pageNum: 1,
  totalPages: 1,
  totalCount: undefined,
  summary: undefined,
})

async function aPlayer(unreadCount: number) {
  const gateway = openGateway(0).answer(readUnreadCount, { unreadCount })
  const portal = await aPortal({ as: 0, gateway, topics: [topic, funds] })
  return {
    ...portal,
    gateway,
    counted: async (count: number) => {
      gateway.answer(readUnreadCount, { unreadCount: count })
      await allSettled(unread.refreshed, { scope: portal.scope, params: undefined })
    },
    asked: () => gateway.calls.filter(({ name }) => name === 'listMessages').map(({ params }) => params),
    toasts: () => portal.scope.getState($toasts).map(({ kind, message }) => [kind, message.text, message.values?.['title']]),
  }
}

test('new messages about deposits and withdrawals are shown, the newest last', async () => {
  const { gateway, counted, asked, toasts } = await aPlayer(2)
  gateway.answer(listMessages, listed('WITHDRAWAL_REJECTED', 'SYSTEM', undefined, '__proto__', 'DEPOSIT_CREDITED'))
  await counted(7)

  expect(asked()).toEqual([{ pageNo: 1, pageSize: 5, unread: 'true' }])
  expect(toasts()).toEqual([
    ['success', 't:notification.deposit-credited', 'Message 4'],
    ['warning', 't:notification.withdrawal-rejected', 'Message 0'],
  ])
})

test('what was unread at the start is no news, nor is a count that fell or stayed', async () => {
  const { counted, asked, toasts } = await aPlayer(12)
  await counted(12)
  await counted(3)

  expect({ asked: asked(), toasts: toasts() }).toEqual({ asked: [], toasts: [] })
})

test('of many messages at once ten are asked for and three shown', async () => {
  const { gateway, counted, asked, toasts } = await aPlayer(0)
  gateway.answer(listMessages, listed('DEPOSIT_FAILED', 'WITHDRAWAL_APPROVED', 'DEPOSIT_CREDITED', 'DEPOSIT_CREDITED'))
  await counted(40)

  expect(asked()).toEqual([{ pageNo: 1, pageSize: 10, unread: 'true' }])
  expect(toasts().map(([, text]) => text)).toEqual([
    't:notification.deposit-credited',
    't:notification.withdrawal-approved',
    't:notification.deposit-failed',
  ])
})

test('the balance that is shown is asked again with such news', async () => {
  const { gateway, want, counted } = await aPlayer(0)
  gateway.answer(listMessages, listed('DEPOSIT_CREDITED')).answer(readBalance, { balance: '5', currencySymbol: '$', wallets: undefined })
  await want(balance)
  await counted(1)

  expect(gateway.names().filter((name) => name === 'readBalance')).toHaveLength(2)
})

test('a record of deposits that is shown is read again with such news', async () => {
  const { gateway, want, counted } = await aPlayer(0)
  gateway.answer(listMessages, listed('DEPOSIT_CREDITED')).answer(listDepositRecords, { content: [], pageNum: 1, totalPages: 0 })
  await want(deposits)
  await counted(1)

  expect(gateway.names().filter((name) => name === 'listDepositRecords')).toHaveLength(2)
})
