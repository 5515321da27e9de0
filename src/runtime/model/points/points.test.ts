import { expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { encryptionKey } from '../../../../mocks/state/site.ts'
import { aPermission } from '../../../../tests/support/portal/builders.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { RedeemItem, RedeemRecord } from '../../../schemas/gateway/points.ts'
import type { PointsConversion, PointsShop } from '../../../schemas/nouns/points.ts'
import type { Source } from '../../contract/source.ts'
import { convertPoints } from '../../gateway/endpoints/points/convert-points.ts'
import { listPointsEarned } from '../../gateway/endpoints/points/list-points-earned.ts'
import { listRedeemItems } from '../../gateway/endpoints/points/list-redeem-items.ts'
import { listRedeemRecords } from '../../gateway/endpoints/points/list-redeem-records.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readPointsConfig } from '../../gateway/endpoints/points/read-points-config.ts'
import { readPoints } from '../../gateway/endpoints/points/read-points.ts'
import { redeemPoints } from '../../gateway/endpoints/points/redeem-points.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { listPointsTransactions } from '../../gateway/endpoints/points/list-points-transactions.ts'
import { $popups } from '../navigation/popups.ts'
import { recordsPointsDetails as transactions, recordsPointsRedeems as redeems } from '../records/sources.ts'
import { isTrace } from './history.ts'
import { points, pointsConversion as conversion, pointsEarned as earned, pointsRules as rules, pointsShop as shop } from './sources.ts'
import { topic } from './topic.ts'

const item = (itemId: string, pointsRequirement: string, more: Partial<RedeemItem> = {}): RedeemItem => ({
  itemId,
  type: 'CHIP',
  name: itemId,
  pointsRequirement,
  amountRequirement: undefined,
  stock: undefined,
  image: undefined,
  description: undefined,
  ...more,
})
const record = (reference: string, more: Partial<RedeemRecord> = {}): RedeemRecord => ({
  transactionReferenceNumber: reference,
  applyTime: '2027-01-10T20:00:00+08:00',
  type: 'CHIP',
  name: 'Chips',
  quantity: 2,
  pointsRequirement: '50',
  amountRequirement: undefined,
  status: 'APPROVED',
  time: undefined,
  changedPoints: '-100',
  pointsBalance: '20',
  remark: undefined,
  units: undefined,
  pointsRatio: undefined,
  redeemAmount: undefined,
  paidAccount: undefined,
  mainWallet: undefined,
  paidAmount: '5',
  receivingAddress: undefined,
  ...more,
})
const page = <T>(content: T[], totalPages = 1) => ({ content, pageNum: 1, totalPages, totalCount: undefined, summary: undefined })
const redeem = { kind: 'redeem', item: 'a', quantity: 2, password: 'secret' } as const

function aGateway(as = 0) {
  const permission = aPermission()
  return openGateway(as)
    .answer(readPermission, {
      ...permission,
      info: { ...permission.info, encryption: { algorithm: 'AES-256-CBC', key: encryptionKey } },
    })
    .answer(readPoints, { points: '120' })
    .answer(readPointsConfig, { pointsRatio: '100', minPoints: 0, maxPoints: 900, rules: [], description: undefined })
    .answer(listPointsEarned, { list: [{ type: 'RNG', points: '7', pointsRatio: undefined }] })
    .answer(listRedeemItems, page([item('a', '50'), item('b', '500')], 3))
    .answer(listRedeemRecords, page([record('R1')]))
}
async function aPlayer<Noun>(source: Source, gateway = aGateway(), as = 0, args = {}) {
  const portal = await aPortal({ as, gateway, topics: [topic] })
  await portal.want(source, args)
  const value = () => {
    const state = portal.read(source, args)
    return state.status === 'ready' ? (state.value as Noun) : state.status // the source's own noun
  }
  const sent = (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params)
  return { ...portal, value, sent }
}

test('the shop gives a page of items with the points that the player has', async () => {
  const { value, sent } = await aPlayer<PointsShop>(shop, aGateway(), 0, { type: 'CHIP', page: '2' })
  expect(sent('listRedeemItems')).toEqual([{ pageNo: 2, pageSize: 10, type: 'CHIP' }])
  expect(value()).toEqual({
    currency: '$',
    points: '120',
    items: [
      { key: 'a', type: 'CHIP', name: 'a', points: '50', picture: [] },
      { key: 'b', type: 'CHIP', name: 'b', points: '500', picture: [] },
    ],
    type: 'CHIP',
    within: false,
    page: 2,
    pages: 3,
    call: { status: 'idle' },
    draft: {},
  })
})

test('what is within the points is chosen from all pages', async () => {
  const gateway = aGateway().answer(listRedeemItems, ({ pageNo }: { pageNo: number }) =>
    page([item(`a${pageNo}`, '50'), item(`b${pageNo}`, '500')], 3),
  )
  const { value, sent } = await aPlayer<PointsShop>(shop, gateway, 0, { within: '1', pageSize: 2, page: 2 })
  expect(sent('listRedeemItems')).toEqual([1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 100 })))
  expect(value()).toMatchObject({ items: [{ key: 'a3' }], page: 2, pages: 2 })
})

test('an item is redeemed once with an encrypted password, and points are read again', async () => {
  const gateway = aGateway().answer(redeemPoints, record('R2'))
  const { value, send, sent } = await aPlayer<PointsShop>(shop, gateway)
  await Promise.all([send({ ...redeem, address: 'Here' }), send({ ...redeem, address: 'Here' })])
  const [request, ...others] = sent('redeemPoints') as { paymentPassword: string }[]
  expect({ request, others, password: await decrypt(request!.paymentPassword) }).toEqual({
    request: { itemId: 'a', quantity: 2, receivingAddress: 'Here', paymentPassword: expect.any(String) },
    others: [],
    password: 'secret',
  })
  expect(sent('readPoints').length).toBe(2)
  expect(value()).toMatchObject({
    call: { status: 'done' },
    of: 'a',
    made: { reference: 'R2', name: 'Chips', quantity: 2, points: '100', status: 'APPROVED', paid: '5' },
  })
})

test.each(['redeem', 'convert'] as const)('the lost answer of %s is looked for in the redeem history', async (kind) => {
  const gateway = aGateway()
  const booked = kind === 'redeem' ? record('R9') : record('R9', { type: 'MONEY', quantity: 1, pointsRequirement: '100' })
  const lose = () => {
    gateway.answer(listRedeemRecords, page([booked, record('R1')]))
    throw new GatewayError(kind, offline)
  }
  gateway.answer(redeemPoints, lose).answer(convertPoints, lose)
  const { value, send, sent } = await aPlayer<PointsShop | PointsConversion>(kind === 'redeem' ? shop : conversion, gateway)
  await send(kind === 'redeem' ? redeem : { kind, points: 100, password: 'secret' })
  expect(value()).toMatchObject({ call: { status: 'found', reference: 'R9' } })
  expect(sent(`${kind}Points`).length).toBe(1)
})

test('a record fits a request by type, quantity and points, whatever its name is', () => {
  const fits = (more: Partial<RedeemRecord>) =>
    isTrace({ reference: 'R', record: record('R', more) }, { type: 'CHIP', quantity: 2, points: '100' })
  expect([
    fits({ name: 'رقائق' }),
    fits({ changedPoints: '0' }),
    fits({ type: 'NEW' }),
    fits({ type: 'GIFT' }),
    fits({ quantity: 1 }),
    fits({ changedPoints: '-90', pointsRequirement: '45' }),
  ]).toEqual([true, true, true, false, false, false])
})

test('a refusal is said, and nothing is looked for', async () => {
  const gateway = aGateway().fail(convertPoints, refused('PAYMENT_PASSWORD_UNSET', 200, 'Set one'))
  const { value, send } = await aPlayer<PointsConversion>(conversion, gateway)
  await send({ kind: 'convert', points: 100, password: 'x' })
  expect(value()).toEqual({
    currency: '$',
    points: '120',
    ratio: '100',
    min: '1',
    max: '900',
    call: { status: 'refused', refusal: { text: { text: 'Set one' }, code: 'PAYMENT_PASSWORD_UNSET' } },
    draft: {},
  })
})

test('a trial account is told that it needs a real one, and nothing is asked or sent', async () => {
  const { value, send, scope, sent } = await aPlayer<PointsShop>(shop, aGateway(4), 4)
  await send(redeem)
  expect({ value: value(), open: scope.getState($popups).map(({ popup }) => popup), asked: sent('listRedeemItems') }).toEqual({
    value: 'needs-login',
    open: ['need-true-account'],
    asked: [],
  })
})

test('points, what has earned them, and rules that there are none of', async () => {
  expect((await aPlayer(points)).value()).toEqual({ points: '120' })
  expect((await aPlayer(earned)).value()).toEqual([{ key: 'RNG', points: '7' }])
  expect((await aPlayer(rules)).value()).toBe('empty')
})

test('what was typed is kept until the member center is closed', async () => {
  const { value, send, at } = await aPlayer<PointsConversion>(conversion)
  await send({ kind: 'keep-draft', form: 'convert', values: { points: '70' } })
  await at('/rng', 'rng')
  expect(value()).toMatchObject({ draft: { points: '70' } })
  await at('/member', 'member')
  expect(value()).toMatchObject({ draft: { points: '70' } })
  await at('/rng', 'rng')
  expect(value()).toMatchObject({ draft: {} })
})

test.each(['redeem', 'convert'] as const)('records of points that were read before a %s are read again after it', async (kind) => {
  const gateway = aGateway()
    .answer(redeemPoints, record('R2'))
    .answer(convertPoints, record('R2', { type: 'MONEY' }))
  gateway.answer(listPointsTransactions, { content: [], pageNum: 1, totalPages: 0, totalCount: 0, summary: undefined })
  const { want, read, send, sent } = await aPlayer<PointsShop>(shop, gateway)
  await want(redeems)
  await want(transactions)
  gateway.answer(listRedeemRecords, page([record('R2'), record('R1')]))
  const before = sent('listPointsTransactions').length

  await send(kind === 'redeem' ? redeem : { kind, points: 100, password: 'secret' })

  expect(read(redeems)).toMatchObject({ status: 'ready', value: { rows: [{ key: 'R2' }, { key: 'R1' }] } })
  expect({ before, after: sent('listPointsTransactions').length }).toEqual({ before: 1, after: 2 })
})
