import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { BonusRecord } from '../../../schemas/gateway/records.ts'
import type { Raffle } from '../../../schemas/gateway/raffles.ts'
import type { Raffles } from '../../../schemas/nouns/raffles.ts'
import { listBonuses } from '../../gateway/endpoints/records/list-bonuses.ts'
import { listRaffles } from '../../gateway/endpoints/raffles/list-raffles.ts'
import { playRaffle } from '../../gateway/endpoints/raffles/play-raffle.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { $popups } from '../navigation/popups.ts'
import { raffles as source } from './sources.ts'
import { topic } from './topic.ts'

const prize = { prizeId: 'p1', name: 'Eight', amount: '8', icon: undefined, ticketsLeft: undefined }
const raffle = (promotionId: string, more: Partial<Raffle> = {}): Raffle => ({
  promotionId,
  kind: 'WHEEL',
  name: promotionId,
  tickets: 2,
  prizes: [prize],
  winners: [],
  ...more,
})
const bonus = (referenceNo: string, more: Partial<BonusRecord> = {}): BonusRecord => ({
  referenceNo,
  time: '2027-01-10T20:00:00+08:00',
  type: 'PROMOTION',
  name: 'Something',
  amount: '5',
  status: 'CREDITED',
  remark: undefined,
  ...more,
})
const page = <T>(content: T[]) => ({ content, pageNum: 1, totalPages: 1, totalCount: undefined, summary: undefined })
const listed = (tickets = 2) => ({
  list: [raffle('a', { tickets }), raffle('b', { kind: 'RED_ENVELOPE' }), raffle('a'), raffle('c', { kind: 'NEW' })],
})
const play = { kind: 'play', raffle: 'a' } as const

const aGateway = (as = 0) =>
  openGateway(as)
    .answer(listRaffles, listed())
    .answer(listBonuses, page([bonus('B1')]))
    .answer(playRaffle, { ...prize, ticketsLeft: 1 })

async function aPlayer(gateway = aGateway(), as = 0, args: { kind?: string; raffle?: string } = {}) {
  const portal = await aPortal({ as, gateway, topics: [topic] })
  await portal.want(source, args)
  const value = () => {
    const state = portal.read(source, args)
    return state.status === 'ready' ? (state.value as Raffles) : state.status
  }
  const count = (name: string) => gateway.calls.filter((call) => call.name === name).length
  return { ...portal, value, count }
}

test('the raffles of a kind are given once each, with tickets and prizes; kinds that are not known are left out', async () => {
  const { value } = await aPlayer(aGateway(), 0, { kind: 'WHEEL', raffle: 'gone' })
  expect(value()).toEqual({
    currency: '$',
    raffles: [
      { key: 'a', kind: 'WHEEL', name: 'a', tickets: 2, prizes: [{ key: 'p1', name: 'Eight', amount: '8', picture: [] }], winners: [] },
    ],
    chosen: 'a',
    call: { status: 'idle' },
  })
  expect((await aPlayer()).value()).toMatchObject({ raffles: [{ key: 'a' }, { key: 'b' }] })
  expect((await aPlayer(aGateway(), 0, { kind: 'GOLDEN_EGG' })).value()).toBe('empty')
})

test('two presses are one play, and the prize is the one of the answer', async () => {
  const gateway = aGateway()
  const { value, send, count } = await aPlayer(gateway)
  gateway.answer(listRaffles, listed(1))
  await Promise.all([send(play), send(play)])
  expect(gateway.calls.filter(({ name }) => name === 'playRaffle').map(({ params }) => params)).toEqual([{ promotionId: 'a' }])
  expect(value()).toMatchObject({
    raffles: [
      { key: 'a', tickets: 1 },
      { key: 'b', tickets: 2 },
    ],
    call: { status: 'done' },
    of: 'a',
    won: { name: 'Eight', amount: '8', picture: [], prize: 'p1' },
  })
  expect(count('listRaffles')).toBe(3) // when it was shown, before the play, after it
})

test.each([
  ['a bonus of the play', [bonus('B2', { name: 'Wheel: 8' }), bonus('B1')], 1, { status: 'found', reference: 'B2' }, 'Wheel: 8'],
  ['a ticket less', [bonus('B1')], 1, { status: 'found', reference: 'a tickets 1' }, undefined],
  [
    'a bonus of another type, a ticket less',
    [bonus('B2', { type: 'REBATE' })],
    1,
    { status: 'found', reference: 'a tickets 1' },
    undefined,
  ],
  ['a new bonus with all tickets', [bonus('B2'), bonus('B1')], 2, { status: 'missing' }, undefined],
  ['a new bonus and more tickets', [bonus('B2')], 7, { status: 'missing' }, undefined],
])('a lost answer is looked for and never repeated: %s', async (_, bonuses, tickets, state, won) => {
  const gateway = aGateway()
  gateway.answer(playRaffle, () => {
    gateway.answer(listBonuses, page(bonuses)).answer(listRaffles, listed(tickets))
    throw new GatewayError('playRaffle', offline)
  })
  const { value, send, count, platform } = await aPlayer(gateway)
  void send(play) // a lost one is looked for more than once
  await settle()
  await platform.pass(10_000)
  const found = value() as Raffles
  expect({ call: found.call, won: found.won?.name, sent: count('playRaffle') }).toEqual({ call: state, won, sent: 1 })
})

test('a gateway without bonus records is asked for the tickets alone', async () => {
  const gateway = aGateway().fail(listBonuses, refused('NOT_FOUND', 404))
  gateway.answer(playRaffle, () => {
    gateway.answer(listRaffles, listed(1))
    throw new GatewayError('playRaffle', offline)
  })
  const { value, send } = await aPlayer(gateway)
  await send(play)
  expect(value()).toMatchObject({ call: { status: 'found', reference: 'a tickets 1' } })
})

test('a refusal is said, the tickets are read again and nothing is looked for', async () => {
  const gateway = aGateway().fail(playRaffle, refused('TICKETS_INSUFFICIENT', 200, 'No tickets'))
  const { value, send } = await aPlayer(gateway)
  gateway.answer(listRaffles, listed(0))
  await send(play)
  expect(value()).toMatchObject({
    raffles: [{ key: 'a', tickets: 0 }, { key: 'b' }],
    call: { status: 'refused', refusal: { text: { text: 'No tickets' }, code: 'TICKETS_INSUFFICIENT' } },
  })
})

test('a trial account is told that it needs a real one, and nothing is asked or sent', async () => {
  const { value, send, scope, count } = await aPlayer(aGateway(4), 4)
  await send(play)
  expect({
    value: value(),
    open: scope.getState($popups).map(({ popup }) => popup),
    asked: count('listRaffles') + count('playRaffle'),
  }).toEqual({
    value: 'needs-login',
    open: ['need-true-account'],
    asked: 0,
  })
})

test('a result that was read is gone when the player comes back', async () => {
  const { value, send, at } = await aPlayer()
  await at('/raffle', 'raffle')
  await send(play)
  expect(value()).toMatchObject({ call: { status: 'done' } })
  await at('/rng', 'rng')
  expect(value()).toMatchObject({ call: { status: 'idle' } })
})
