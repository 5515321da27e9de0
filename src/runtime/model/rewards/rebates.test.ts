import { expect, test } from 'vitest'

import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { ManualRebate } from '../../../schemas/gateway/rewards.ts'
import type { Intent } from '../../../schemas/intents.ts'
import { claimManualRebate } from '../../gateway/endpoints/rewards/claim-manual-rebate.ts'
import { readManualRebate } from '../../gateway/endpoints/rewards/read-manual-rebate.ts'
import { $toasts } from '../toasts/toasts.ts'
import { recordsRebates as source } from './sources.ts'

const listed = (state: string): ManualRebate => ({
  list: [{ id: 'r', gameCategory: 'RNG', validBet: '1000', rate: 0.008, amount: '8', state }],
  total: state === 'CLAIM' ? '8' : '0',
})

async function aPlayer() {
  const gateway = openGateway(0).answer(readManualRebate, listed('CLAIM'))
  const portal = await aPortal({ as: 0, gateway })
  await portal.want(source)
  return {
    ...portal,
    gateway,
    claims: () => gateway.calls.filter(({ name }) => name === 'claimManualRebate').map(({ params }) => params),
    toasts: () => portal.scope.getState($toasts).map(({ message }) => message),
  }
}

const claim = (...records: string[]): Intent => ({ kind: 'act', action: 'claim-rebate', records })

test('one claim at a time, of one rebate or of all: a second one waits for the first', async () => {
  const { gateway, send, read, claims, toasts } = await aPlayer()
  const held = gateway.hold(claimManualRebate)
  const all = Promise.all([send(claim('r')), send(claim())])
  await settle()
  expect(read(source)).toMatchObject({ status: 'ready', value: { rows: [{ claim: 'pending' }] } })

  gateway.answer(readManualRebate, listed('CLAIMED'))
  held.answer(0, { amount: '8' })
  await all
  expect(claims()).toEqual([{ ids: ['r'] }])
  expect(read(source)).toMatchObject({
    status: 'ready',
    value: {
      rows: [{ key: 'r', values: { gameCategory: 'RNG', validBet: '1000', rate: '0.008', amount: '8', state: 'CLAIMED' } }],
      totals: { total: '0' },
      currency: '$',
    },
  })
  expect(toasts()).toEqual([{ text: 't:claim.rebate-done-amount', values: { title: '', amount: '$8.00' } }])
})

test('after a lost answer the list says whether the rebate was claimed', async () => {
  const { gateway, send, sendAndWait, toasts } = await aPlayer()
  gateway.fail(claimManualRebate)
  await sendAndWait(claim())
  gateway.answer(readManualRebate, listed('CLAIMED'))
  await send(claim('r'))

  expect(toasts().map(({ text }) => text)).toEqual(['t:claim.rebate-not-done', 't:claim.rebate-found'])
})
