import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Reward, Rewards } from '../../../schemas/gateway/rewards.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import { claimReward } from '../../gateway/endpoints/rewards/claim-reward.ts'
import { listRewards } from '../../gateway/endpoints/rewards/list-rewards.ts'
import { $popups } from '../navigation/popups.ts'
import { $toasts } from '../toasts/toasts.ts'
import { recordsRewards as source } from './sources.ts'

const aReward = (id: string, state: string): Reward => ({
  id,
  state,
  name: `Name of ${id}`,
  type: 'VIP',
  amount: '8.5',
  expireTime: undefined,
})
const listed = (states: Record<string, string>): Rewards => ({
  content: Object.entries(states).map(([id, state]) => aReward(id, state)),
  pageNum: 1,
  totalPages: 1,
  totalCount: undefined,
  summary: { claimable: String(Object.values(states).filter((state) => state === 'CLAIM').length) },
})

async function aPlayer({
  as = 0,
  states = { gift: 'CLAIM', old: 'CLAIMED' },
}: { as?: number | 'guest'; states?: Record<string, string> } = {}) {
  const gateway = openGateway(as === 'guest' ? undefined : as).answer(listRewards, listed(states))
  const portal = await aPortal({ ...(as !== 'guest' && { as }), gateway })
  await portal.at('/member?page=rewardCenter', 'member-reward-center')
  await portal.want(source)
  const list = () => {
    const state = portal.read(source)
    return state.status === 'ready' ? (state.value as RecordPage) : undefined
  }
  return {
    ...portal,
    gateway,
    list,
    shown: () =>
      Object.fromEntries(list()?.rows.map(({ key, values: { state = '' }, claim }) => [key, claim ? `${state} ${claim}` : state]) ?? []),
    calls: (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params),
    toasts: () => portal.scope.getState($toasts).map(({ kind, message }) => [kind, message.text, message.values?.['title']]),
    popups: () => portal.scope.getState($popups).map(({ popup }) => popup),
  }
}
const claim = { kind: 'act', action: 'claim-reward', records: ['gift'] } satisfies Intent

test('a page of rewards, with how many may be claimed; a state and a page are asked for', async () => {
  const { list, want, read, calls } = await aPlayer()
  await want(source, { no: '2', size: 5, state: 'CLAIM' })
  await want(source, { no: 'x', state: '' })

  const values = { name: 'Name of gift', type: 'VIP', amount: '8.5' }
  expect(list()).toMatchObject({
    rows: [
      { key: 'gift', values: { ...values, state: 'CLAIM' } },
      { key: 'old', values: { ...values, name: 'Name of old', state: 'CLAIMED' } },
    ],
    totals: { claimable: '1' },
    page: 1,
    pages: 1,
    currency: '$',
  })
  expect(Object.keys(list() ?? {})).not.toContain('filters')
  expect(read(source, { no: '2', size: 5, state: 'CLAIM' })).toMatchObject({ value: { page: 2, filters: { state: 'CLAIM' } } })
  expect(calls('listRewards')).toEqual([
    { pageNo: 1, pageSize: 20 },
    { pageNo: 2, pageSize: 5, state: 'CLAIM' },
    { pageNo: 1, pageSize: 20 },
  ])
})

test('rewards called as what every object inherits have only what was given to them', async () => {
  const { gateway, send, shown } = await aPlayer({ states: { constructor: 'CLAIM', valueOf: 'CLAIMED' } })
  expect(Object.entries(shown())).toEqual([
    ['constructor', 'CLAIM'],
    ['valueOf', 'CLAIMED'],
  ])

  gateway.hold(claimReward)
  void send({ kind: 'act', action: 'claim-reward', records: ['constructor'] })
  await settle()
  expect(Object.entries(shown())).toEqual([
    ['constructor', 'CLAIM pending'],
    ['valueOf', 'CLAIMED'],
  ])
})

test('several rewards are claimed one by one, one that is named twice once', async () => {
  const { gateway, send, calls, shown } = await aPlayer({ states: { gift: 'CLAIM', more: 'CLAIM' } })
  gateway.answer(claimReward, { state: 'ISSUED' }).answer(listRewards, listed({ gift: 'ISSUED', more: 'ISSUED' }))
  await send({ ...claim, records: ['gift', 'more', 'gift'] })
  expect({ claimed: calls('claimReward'), shown: shown() }).toEqual({
    claimed: [{ id: 'gift' }, { id: 'more' }],
    shown: { gift: 'ISSUED', more: 'ISSUED' },
  })
})

test('a reward that nobody knows is refused with a message, and the others stay as they are', async () => {
  const { gateway, send, shown, toasts } = await aPlayer()
  gateway.fail(claimReward, refused('RECORD_NOT_FOUND', 200, 'There is no such reward'))
  await send({ ...claim, records: ['nobody-knows-it'] })
  expect({ shown: shown(), toasts: toasts() }).toEqual({
    shown: { gift: 'CLAIM', old: 'CLAIMED' },
    toasts: [['warning', 'There is no such reward', undefined]],
  })
})

test('a claim shows at once that it is pending, then its result with the exact amount, and the list is requested again', async () => {
  const { gateway, send, shown, calls, toasts } = await aPlayer()
  const held = gateway.hold(claimReward)
  const claiming = Promise.all([send(claim), send(claim)]) // a double click
  await settle()
  expect(shown()).toEqual({ gift: 'CLAIM pending', old: 'CLAIMED' })

  gateway.answer(listRewards, listed({ gift: 'ISSUED', old: 'CLAIMED' }))
  held.answer(0, { state: 'CLAIMED', amount: '8.5' })
  await claiming
  expect({ shown: shown(), claims: calls('claimReward'), toasts: toasts() }).toEqual({
    shown: { gift: 'ISSUED', old: 'CLAIMED' },
    claims: [{ id: 'gift' }],
    toasts: [['success', 't:claim.done-amount', 'Name of gift']],
  })
})

test.each([
  ['a conflict', refused('STATE_CONFLICT', 200, 'Already claimed'), 'warning', 'Already claimed'],
  ['a conflict without words', refused('STATE_CONFLICT'), 'warning', 't:claim.conflict'],
  ['a refusal', refused('NEW_CODE', 200, 'Not like this'), 'danger', 'Not like this'],
  ['a feature that is off', refused('FUNCTION_DISABLED', 200, 'Off'), 'danger', 't:form.function-disabled'],
])('after %s the reward is as the list says, and why is said', async (_, failure, kind, said) => {
  const { gateway, send, shown, toasts } = await aPlayer()
  gateway.fail(claimReward, failure).answer(listRewards, listed({ gift: 'CLOSE' }))
  await send(claim)

  expect({ shown: shown(), toasts: toasts() }).toEqual({ shown: { gift: 'CLOSE' }, toasts: [[kind, said, undefined]] })
})

test.each([
  ['no line', offline],
  ['an answer that cannot be read', { kind: 'contract', detail: '' } as const],
  ['a failure of the gateway', refused('INTERNAL', 500)],
])('after %s the gateway is asked whether it was claimed, and the claim is not sent again by itself', async (_, failure) => {
  const [done, open] = await Promise.all([aPlayer(), aPlayer()])
  done.gateway.fail(claimReward, failure).answer(listRewards, listed({ gift: 'CLAIMED' }))
  open.gateway.fail(claimReward, failure)
  await Promise.all([done.sendAndWait(claim), open.sendAndWait(claim)])

  expect([done, open].map(({ calls, shown, toasts }) => [calls('claimReward').length, shown()['gift'], toasts()])).toEqual([
    [1, 'CLAIMED', [['success', 't:claim.found', 'Name of gift']]],
    [1, 'CLAIM', [['warning', 't:claim.not-done', 'Name of gift']]],
  ])
})

test('a claim that is booked seconds after its answer was lost is found, and nobody is told that it was not', async () => {
  const { gateway, platform, send, shown, calls, toasts } = await aPlayer()
  gateway.fail(claimReward)
  const claiming = send(claim)
  await settle()
  await platform.pass(3_000)
  expect({ shown: shown()['gift'], toasts: toasts() }).toEqual({ shown: 'CLAIM pending', toasts: [] })

  gateway.answer(listRewards, listed({ gift: 'CLAIMED' }))
  await platform.pass(5_000)
  await claiming
  expect({ shown: shown()['gift'], claims: calls('claimReward').length, toasts: toasts() }).toEqual({
    shown: 'CLAIMED',
    claims: 1,
    toasts: [['success', 't:claim.found', 'Name of gift']],
  })
})

test('what the list does not have as claimed may be claimed again, after one more look', async () => {
  const { gateway, send, sendAndWait, calls, toasts } = await aPlayer()
  gateway.fail(claimReward)
  await sendAndWait(claim)
  gateway.answer(listRewards, listed({ gift: 'CLAIMED' })) // booked later than anybody looked
  await send(claim)
  expect({ claims: calls('claimReward').length, toasts: toasts().map(([, text]) => text) }).toEqual({
    claims: 1,
    toasts: ['t:claim.not-done', 't:claim.found'],
  })

  gateway.answer(listRewards, listed({ gift: 'CLAIM' })).answer(claimReward, { state: 'CLAIMED', amount: undefined })
  await send(claim)
  expect({ claims: calls('claimReward').length, toasts: toasts().at(-1)?.[1] }).toEqual({ claims: 2, toasts: 't:claim.done' })
})

test('where that cannot be asked either, the next press asks it and claims nothing', async () => {
  const { gateway, sendAndWait, shown, calls, toasts } = await aPlayer()
  gateway.fail(claimReward).fail(listRewards)
  await sendAndWait(claim)
  expect({ shown: shown(), toasts: toasts() }).toEqual({
    shown: { gift: 'CLAIM unknown', old: 'CLAIMED' },
    toasts: [['danger', 't:claim.unknown', 'Name of gift']],
  })

  gateway.answer(listRewards, listed({ gift: 'CLAIM', old: 'CLAIMED' }))
  await sendAndWait(claim)
  expect({ shown: shown(), claims: calls('claimReward').length }).toEqual({ shown: { gift: 'CLAIM', old: 'CLAIMED' }, claims: 1 })
})

test('whether a reward may still be claimed is looked for on every page', async () => {
  const { gateway, sendAndWait, toasts } = await aPlayer()
  gateway.fail(claimReward).answer(listRewards, ({ pageNo, state }) => ({
    ...listed(state === 'CLAIM' && pageNo === 3 ? { gift: 'CLAIM' } : { other: 'CLAIM' }),
    totalPages: 3,
  }))
  await sendAndWait(claim)

  expect(toasts().map(([, text]) => text)).toEqual(['t:claim.not-done'])
})

test('a guest logs in first, a trial account sees that it needs a real one; no call is made', async () => {
  const [guest, trial] = [await aPlayer({ as: 'guest' }), await aPlayer({ as: 4 })]
  for (const { send } of [guest, trial]) await send(claim)

  expect([guest.popups(), trial.popups()]).toEqual([['login'], ['need-true-account']])
  expect([guest, trial].flatMap(({ calls }) => [...calls('claimReward'), ...calls('listRewards')])).toEqual([])
  expect([guest.read(source), trial.read(source)]).toEqual([{ status: 'needs-login' }, { status: 'needs-login' }])
})

test('without rewards there are none; a state without any keeps the list, where another can be chosen', async () => {
  const { read, want } = await aPlayer({ states: {} })
  await want(source, { state: 'ISSUED' })

  expect([read(source).status, read(source, { state: 'ISSUED' }).status]).toEqual(['empty', 'ready'])
})

test('rewards of a type are chosen from all pages, and divided into pages here', async () => {
  const { gateway, want, read, calls } = await aPlayer()
  const of = (pageNo: number, type: string) => ({ ...aReward(`${type}-${pageNo}`, 'CLAIM'), type })
  gateway.answer(listRewards, ({ pageNo }: { pageNo: number }) => ({
    ...listed({}),
    content: [of(pageNo, 'CASH_BACK'), of(pageNo, 'VIP')],
    totalPages: 3,
    summary: { claimable: '6' },
  }))
  const args = { type: 'CASH_BACK', size: 2, no: 2 }
  await want(source, args)
  const state = read(source, args)
  expect(state.status === 'ready' && state.value).toMatchObject({
    rows: [{ key: 'CASH_BACK-3' }],
    totals: { claimable: '3' },
    page: 2,
    pages: 2,
    count: 3,
  })
  expect(calls('listRewards').slice(-3)).toEqual([1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 100 })))
})
