import { createWatch } from 'effector'
import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { VipLevel } from '../../../schemas/gateway/rewards.ts'
import { claimVipBonus } from '../../gateway/endpoints/rewards/claim-vip-bonus.ts'
import { readVip } from '../../gateway/endpoints/rewards/read-vip.ts'
import { errorReported } from '../lifecycle.ts'
import { $toasts } from '../toasts/toasts.ts'
import { vipStatus as source } from './sources.ts'

const aLevel = (vipRankLevel: number, more: Partial<VipLevel> = {}): VipLevel => ({
  vipRankLevel,
  vipLabel: `VIP ${vipRankLevel}`,
  requirement: '100',
  bonus: '8',
  rebateRate: undefined,
  state: 'COMING_SOON',
  icon: undefined,
  ...more,
})
const info = { vip: true, vipLabel: 'VIP 1', vipRankLevel: 1, progress: 30, target: 100 }

test('levels stand from the lowest, each once, without one that has neither number nor name', async () => {
  const levels = [aLevel(2), aLevel(1, { state: 'CLAIM', rebateRate: 0.002 }), aLevel(0, { vipLabel: '' }), aLevel(2, { bonus: '9' })]
  const { want, read } = await aPortal({ as: 0, gateway: openGateway(0).answer(readVip, { ...info, levels }) })
  await want(source)

  expect(read(source)).toEqual({
    status: 'ready',
    value: {
      label: 'VIP 1',
      level: 1,
      progress: 30,
      target: 100,
      levels: [
        { level: 1, label: 'VIP 1', requirement: '100', bonus: '8', rate: 0.002, state: 'CLAIM', picture: [] },
        { level: 2, label: 'VIP 2', requirement: '100', bonus: '8', state: 'COMING_SOON', picture: [] },
      ],
      currency: '$',
    },
  })
})

test('somebody who is no VIP has no level, whatever number comes; a site without levels has none to show', async () => {
  const [none, empty] = await Promise.all([
    aPortal({ as: 0, gateway: openGateway(0).answer(readVip, { ...info, vip: false, levels: [aLevel(1)] }) }),
    aPortal({ as: 0, gateway: openGateway(0).answer(readVip, { ...info, levels: [] }) }),
  ])
  for (const { want } of [none, empty]) await want(source)

  expect(none.read(source)).toMatchObject({ status: 'ready', value: { level: 0 } })
  expect(empty.read(source)).toEqual({ status: 'empty' })
})

test('a bonus whose level is no number is not claimed, and that is reported', async () => {
  const gateway = openGateway(0).answer(readVip, { ...info, levels: [aLevel(1, { state: 'CLAIM' })] })
  const { want, send, scope } = await aPortal({ as: 0, gateway })
  const faults: string[] = []
  createWatch({ unit: errorReported, scope, fn: ({ code, message }) => faults.push(`${code} ${message}`) })
  await want(source)
  for (const record of ['', 'gold', '-1', '1.5']) await send({ kind: 'act', action: 'claim-vip-bonus', records: [record] })

  expect({ faults: new Set(faults), called: gateway.names().includes('claimVipBonus') }).toEqual({
    faults: new Set(['model/unusable-act "claim-vip-bonus" cannot be done: records.0: Invalid input']),
    called: false,
  })
})

test('a bonus is claimed by its level, and the message names it', async () => {
  const gateway = openGateway(0)
    .answer(readVip, { ...info, levels: [aLevel(1, { state: 'CLAIM' })] })
    .answer(claimVipBonus, { state: 'CLAIMED', amount: '1028.5' })
  const { want, send, scope } = await aPortal({ as: 0, gateway })
  await want(source)
  await send({ kind: 'act', action: 'claim-vip-bonus', records: ['1'] })

  expect(gateway.calls.filter(({ name }) => name === 'claimVipBonus').map(({ params }) => params)).toEqual([{ vipRankLevel: 1 }])
  expect(scope.getState($toasts).map(({ message }) => message)).toEqual([
    { text: 't:claim.done-amount', values: { title: 'VIP 1', amount: '$1,028.50' } },
  ])
})
