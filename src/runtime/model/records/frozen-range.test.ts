import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPermission } from '../../../../tests/support/portal/builders.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import { listBonuses } from '../../gateway/endpoints/records/list-bonuses.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { recordsBonuses as bonuses } from './sources.ts'
import { recordChanged } from '../requests/record-changed.ts'

type Row = { referenceNo: string; time: string }
const aRow = ({ referenceNo, time }: Row) => ({
  referenceNo,
  time: time.replace(/\.\d+/, ''), // the gateway gives no milliseconds
  type: 'VIP',
  name: 'Bonus',
  amount: '1',
  status: 'CREDITED',
  remark: undefined,
})
const at = (minute: number) => `2027-01-10T12:${String(minute).padStart(2, '0')}:00+08:00`

/** Five bonuses of today, newest first, two on a page, on a gateway that keeps to the range. `arrive` adds some at 12:30 and later. */
async function aRecord(rows: Row[] = [5, 4, 3, 2, 1].map((minute) => ({ referenceNo: `${minute}`, time: at(minute) }))) {
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const gateway = openGateway(0)
    .answer(readPermission, aPermission({ info: { gmtOffset: '+08:00' } }))
    .answer(listBonuses, ({ startTime, endTime, pageNo, pageSize }) => {
      const found = rows.filter(({ time }) => !(Date.parse(time) < Date.parse(startTime)) && !(Date.parse(time) > Date.parse(endTime)))
      return {
        content: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(aRow),
        pageNum: pageNo,
        totalPages: Math.ceil(found.length / pageSize),
        totalCount: found.length,
        summary: undefined,
      }
    })
  const portal = await aPortal({ as: 0, gateway, platform })
  const asked = () =>
    gateway.calls
      .filter(({ name }) => name === 'listBonuses')
      .map(({ params }) => params as { startTime: string; endTime: string; pageNo: number })
  const page = (args: object = {}) => {
    const state = portal.read(bonuses, { size: 2, ...args })
    return state.status === 'ready' ? (state.value as RecordPage) : undefined
  }
  return {
    ...portal,
    gateway,
    platform,
    page,
    keys: (args: object = {}) => page(args)?.rows.map(({ key }) => key),
    show: (args: object = {}) => portal.want(bonuses, { size: 2, ...args }),
    press: (args: object = {}) => allSettled(bonuses.retried!, { scope: portal.scope, params: { size: 2, ...args } }),
    arrive: (...minutes: number[]) =>
      void rows.unshift(...minutes.map((minute) => ({ referenceNo: `${minute}`, time: at(minute) })).toReversed()),
    asked,
    ends: () => asked().map(({ pageNo, endTime }) => `${pageNo} until ${endTime.slice(11, 19)}`),
    pass: async (ms: number) => {
      await platform.pass(ms)
      await settle()
    },
  }
}

test('rows that arrive between pages move none: page 2 goes on behind page 1, and page 1 is as it was', async () => {
  const { show, keys, arrive, ends } = await aRecord()
  await show()
  arrive(30)
  await show({ no: 2 })
  arrive(31, 32)
  await show({ no: 3 })
  await show()

  expect([keys(), keys({ no: 2 }), keys({ no: 3 })]).toEqual([['5', '4'], ['3', '2'], ['1']])
  expect(ends()).toEqual(['1 until 23:59:59', '2 until 12:05:00', '3 until 12:05:00'])
})

test.each([
  ['ascending order', ['1', '2', '3'].map((minute) => ({ referenceNo: minute, time: at(Number(minute)) }))],
  ['a row without a time', [at(3), '', at(1)].map((time, index) => ({ referenceNo: `${index}`, time }))],
  ['a time without an offset', ['2027-01-10T12:03:00', at(2), at(1)].map((time, index) => ({ referenceNo: `${index}`, time }))],
  ['a newest row of tomorrow', ['2027-01-11T00:00:00+08:00', at(2), at(1)].map((time, index) => ({ referenceNo: `${index}`, time }))],
])('%s freezes nothing, and nothing is counted', async (_, rows) => {
  const { show, gateway, asked, pass, ends } = await aRecord()
  gateway.answer(listBonuses, { content: rows.map(aRow), pageNum: 1, totalPages: 2, totalCount: 4, summary: undefined })
  await show()
  await show({ no: 2 })
  await pass(180_000)

  expect(ends()).toEqual(['1 until 23:59:59', '2 until 23:59:59'])
  expect(asked()).toHaveLength(2)
})

test('newer rows are counted once a minute, those of the frozen second not again; a press shows them and begins anew', async () => {
  const { show, page, keys, press, arrive, asked, ends, pass } = await aRecord()
  await show()
  await show({ no: 2 })
  arrive(30)
  await pass(45_000)
  expect([asked().length, page()?.newer]).toEqual([2, undefined])
  await pass(15_000)
  expect(asked()[2]).toMatchObject({ startTime: at(5), endTime: '2027-01-10T23:59:59.999+08:00', pageNo: 1 })
  expect([page()?.newer, page()?.more, page({ no: 2 })?.newer]).toEqual([1, false, 1])
  arrive(31, 32)
  await pass(60_000)
  expect([page()?.newer, page()?.more, asked().length]).toEqual([2, true, 4]) // a page of them is full

  await Promise.all([press({ no: 2 }), show()]) // a table on page 2 asks again and goes to page 1
  expect([keys(), page()?.newer, ends().at(-1)]).toEqual([['32', '31'], undefined, '1 until 23:59:59'])
  await show({ no: 2 })
  expect([keys({ no: 2 }), ends().at(-1), asked().length]).toEqual([['30', '5'], '2 until 12:32:00', 6])
})

test('a hidden tab, a device without a network and another page ask for no newer rows; seen again, the page asks once', async () => {
  const { show, at: goTo, platform, asked, pass } = await aRecord()
  await show()
  await pass(50_000)
  platform.set({ hidden: true })
  await pass(600_000)
  platform.set({ online: false })
  await pass(60_000)
  platform.set({ hidden: false })
  await pass(60_000)
  expect(asked()).toHaveLength(1)
  platform.set({ online: true })
  await pass(15_000)
  expect(asked()).toHaveLength(2)
  await goTo('/rng', 'rng')
  await pass(180_000)
  expect(asked()).toHaveLength(2)
})

test('a range that ended yesterday is not frozen and never asks for newer rows', async () => {
  const { show, asked, ends, pass } = await aRecord(
    [3, 2, 1].map((hour) => ({ referenceNo: `${hour}`, time: `2027-01-09T0${hour}:00:00+08:00` })),
  )
  const yesterday = { from: '2027-01-09', to: '2027-01-09' }
  await show(yesterday)
  await show({ ...yesterday, no: 2 })
  await pass(180_000)

  expect(ends()).toEqual(['1 until 23:59:59', '2 until 23:59:59'])
  expect(asked()).toHaveLength(2)
})

test('rows within the second in which a range is frozen are on one page, though only the gateway knows their milliseconds', async () => {
  const within = [900, 500, 400, 100].map((ms) => ({ referenceNo: `${ms}`, time: `2027-01-10T12:05:00.${ms}+08:00` }))
  const { show, keys } = await aRecord(within)
  await show()
  await show({ no: 2 })

  expect([keys(), keys({ no: 2 })]).toEqual([
    ['900', '500'],
    ['400', '100'],
  ])
})

test('what happened in the last second of a day is on that day, and on no other', async () => {
  const { show, keys } = await aRecord(
    ['10T00:00:00.000', '09T23:59:59.999', '09T23:59:59.500'].map((time) => ({ referenceNo: time, time: `2027-01-${time}+08:00` })),
  )
  const [before, today] = ['2027-01-09', '2027-01-10'].map((day) => ({ from: day, to: day }))
  await show(before)
  await show(today)

  expect([keys(before), keys(today)]).toEqual([['09T23:59:59.999', '09T23:59:59.500'], ['10T00:00:00.000']])
})

test('what the player has just done is shown at once, also where the record is frozen', async () => {
  const { show, page, keys, arrive, scope } = await aRecord()
  await show()
  arrive(30)
  await allSettled(recordChanged, { scope, params: 'records.bonuses' })
  expect([page()?.newer, keys()]).toEqual([undefined, ['30', '5']])
})

test('a failed count says nothing, and a failed press leaves the rows and the button', async () => {
  const { show, page, keys, press, arrive, gateway, pass } = await aRecord()
  await show()
  arrive(30)
  await pass(60_000)
  gateway.fail(listBonuses)
  await pass(60_000)
  expect(page()?.newer).toBe(1)
  await press()
  expect([page()?.newer, keys()]).toEqual([1, ['5', '4']])
})

test('another filter begins anew, and so does the first one when it is shown again', async () => {
  const { show, keys, arrive, asked } = await aRecord()
  await show()
  arrive(30)
  await show({ type: 'VIP' })
  expect(keys({ type: 'VIP' })).toEqual(['30', '5'])
  await show()
  expect([keys(), asked().length]).toEqual([['30', '5'], 3])
})

test('a link to page 3 is one request until the end of its day; page 1 freezes the range, in another language too', async () => {
  const { show, keys, arrive, ends, send } = await aRecord()
  await show({ no: 3 })
  await show()
  arrive(30)
  await show({ no: 3 })
  expect([ends(), keys({ no: 3 })]).toEqual([['3 until 23:59:59', '1 until 23:59:59', '3 until 12:05:00'], ['1']])
  await send({ kind: 'set-language', language: 'AR' })
  await settle()
  expect([ends().length, ends().at(-1)]).toEqual([4, '3 until 12:05:00'])
})

test('a file of all pages ends where the pages do', async () => {
  const { show, page, arrive, send, asked } = await aRecord()
  await show()
  arrive(30)
  await send({ kind: 'collect-record', record: 'records.bonuses', query: page()?.query ?? '' })
  expect(page()?.collection?.rows.map(({ key }) => key)).toEqual(['5', '4', '3', '2', '1'])
  expect(asked().at(-1)).toMatchObject({ endTime: '2027-01-10T12:05:00.999+08:00', pageNo: 1 })
})
