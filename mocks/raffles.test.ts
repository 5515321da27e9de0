import { expect, test } from 'vitest'

import { listBonuses } from '../src/runtime/gateway/endpoints/records/list-bonuses.ts'
import { listRaffles } from '../src/runtime/gateway/endpoints/raffles/list-raffles.ts'
import { playRaffle } from '../src/runtime/gateway/endpoints/raffles/play-raffle.ts'
import { readMember } from '../src/runtime/gateway/endpoints/member/read-member.ts'
import { redeemPoints } from '../src/runtime/gateway/endpoints/points/redeem-points.ts'
import { aMockApi, enc } from './mock-api.testing.ts'
import { approvedAfter } from './state/points.ts'
import { transactionPassword } from './state/personas.ts'

const member = 'mock-member'
const range = { startTime: '2026-01-14T00:00:00+08:00', endTime: '2026-01-16T23:59:59+08:00', pageNo: 1, pageSize: 5 }

function aPlayer() {
  const mock = aMockApi()
  const tickets = async () => {
    const { list } = await mock.valueOf(listRaffles, undefined, member)
    return Object.fromEntries(list.map((raffle: { promotionId: string; tickets: number }) => [raffle.promotionId, raffle.tickets]))
  }
  return { ...mock, tickets }
}

test('a play takes a ticket, pays its prize and adds to the history; without tickets it is refused', async () => {
  const { valueOf, refusalOf, tickets } = aPlayer()
  expect(await tickets()).toEqual({ 'raffle-wheel': 3, 'raffle-gold': 0, 'raffle-eggs': 2, 'raffle-envelope': 1 })
  const { balance: before } = await valueOf(readMember, undefined, member)
  const prize = await valueOf(playRaffle, { promotionId: 'raffle-envelope' }, member)
  expect(await tickets()).toMatchObject({ 'raffle-envelope': 0, 'raffle-wheel': 3 })
  expect((await valueOf(readMember, undefined, member)).balance).toBeCloseTo(before + Number(prize.amount), 6)
  const { content } = await valueOf(listBonuses, range, member)
  expect(content[0]).toMatchObject({ type: 'RED_ENVELOPE', name: `Festival red envelopes: ${prize.name}`, amount: prize.amount })
  expect(await refusalOf(playRaffle, { promotionId: 'raffle-envelope' }, member)).toEqual(['TICKETS_INSUFFICIENT'])
  expect(await refusalOf(playRaffle, { promotionId: 'none' }, member)).toEqual(['STATE_CONFLICT'])
})

test('tickets that were redeemed for points arrive when they are approved', async () => {
  const { valueOf, tickets, wait } = aPlayer()
  await valueOf(redeemPoints, { itemId: 'golden-egg', quantity: 2, paymentPassword: enc(transactionPassword) }, member)
  expect(await tickets()).toMatchObject({ 'raffle-eggs': 2 })
  wait(approvedAfter / 1000)
  expect(await tickets()).toMatchObject({ 'raffle-eggs': 8 })
})
