import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Announcements } from '../../../schemas/gateway/announcements.ts'
import { claimPromotion } from '../../gateway/endpoints/promotions/claim-promotion.ts'
import { joinPromotion } from '../../gateway/endpoints/promotions/join-promotion.ts'
import { listAnnouncements } from '../../gateway/endpoints/announcements/list-announcements.ts'
import { $popups } from '../navigation/popups.ts'
import { promotions as source } from './sources.ts'
import { $toasts } from '../toasts/toasts.ts'

const listed = (states: Record<string, string>): Announcements => ({
  promotion: Object.entries(states).map(([id, state]) => ({
    id,
    state,
    title: `Title of ${id}`,
    content: '',
    promotionType: 'SLOTS',
    execution: undefined,
    startTime: undefined,
    endTime: undefined,
    image: undefined,
  })),
  banners: undefined,
  player: undefined,
  popup: undefined,
  headlines: undefined,
  totalPages: undefined,
})

async function aPlayer(as?: number, states: Record<string, string> = { lanterns: 'JOIN', rescue: 'CLAIM' }) {
  const gateway = openGateway(as).answer(listAnnouncements, listed(states))
  const portal = await aPortal({ ...(as !== undefined && { as }), gateway })
  await portal.at('/promotions?type=SLOTS', 'promotions')
  await portal.want(source)
  return {
    ...portal,
    gateway,
    shown: () => {
      const state = portal.read(source)
      const value =
        state.status === 'ready' ? (state.value as { promotions: { key: string; state?: string; claim?: string }[] }) : { promotions: [] }
      return Object.fromEntries(
        value.promotions.map(({ key, state: now, claim: progress }) => [key, progress ? `${now}, ${progress}` : now]),
      )
    },
    calls: (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params),
    popups: () => portal.scope.getState($popups),
    toasts: () => portal.scope.getState($toasts).map(({ kind, message }) => [kind, message.text, ...Object.values(message.values ?? {})]),
  }
}
const join = { kind: 'join-promotion', promotion: 'lanterns' } as const
const claim = { kind: 'claim-promotion', promotion: 'rescue' } as const

test('joining shows at once that it is pending, then its result, and the list is requested again', async () => {
  const { gateway, send, shown, calls, toasts } = await aPlayer(0)
  const held = gateway.hold(joinPromotion)
  const joining = send({ ...join, comment: ' for my sister ' })
  await settle()
  expect(shown()).toEqual({ lanterns: 'JOIN, pending', rescue: 'CLAIM' })

  const list = gateway.hold(listAnnouncements)
  held.answer(0, { state: 'JOINED', amount: undefined })
  await settle()
  expect(shown()).toEqual({ lanterns: 'JOINED', rescue: 'CLAIM' }) // before the list contains it
  list.answer(0, listed({ lanterns: 'APPLYING', rescue: 'CLAIM' }))
  await joining

  expect(shown()).toEqual({ lanterns: 'APPLYING', rescue: 'CLAIM' })
  expect(calls('joinPromotion')).toEqual([{ id: 'lanterns', comment: 'for my sister' }])
  expect(toasts()).toEqual([['success', 't:claim.join-done', 'Title of lanterns']])
})

test('an application says that it was sent', async () => {
  const { gateway, send, toasts } = await aPlayer(0)
  gateway.answer(joinPromotion, { state: 'APPLYING', amount: undefined })
  await send(join)

  expect(toasts()).toEqual([['success', 't:claim.join-applied', 'Title of lanterns']])
})

test('a claim shows the exact amount', async () => {
  const { gateway, send, shown, toasts, calls } = await aPlayer(0)
  gateway
    .answer(claimPromotion, { state: 'CLAIMED', amount: '9007199254740993.6' })
    .answer(listAnnouncements, listed({ rescue: 'CLAIMED' }))
  await send(claim)

  expect({ shown: shown(), "calls('claimPromotion')": calls('claimPromotion') }).toEqual({
    shown: { rescue: 'CLAIMED' },
    "calls('claimPromotion')": [{ id: 'rescue' }],
  })
  expect(toasts()).toEqual([['success', 't:claim.done-amount', 'Title of rescue', '$9,007,199,254,740,993.60']])
})

test('a double click is one call, for each promotion', async () => {
  const { gateway, send, calls } = await aPlayer(0, { lanterns: 'JOIN', other: 'JOIN' })
  const held = gateway.hold(joinPromotion)
  const all = Promise.all([send(join), send(join), send({ ...join, promotion: 'other' })])
  await settle()
  held.answer(0, { state: 'JOINED', amount: undefined })
  held.answer(1, { state: 'JOINED', amount: undefined })
  await all

  expect(calls('joinPromotion')).toEqual([{ id: 'lanterns' }, { id: 'other' }])
})

test('an empty comment is none', async () => {
  const { gateway, send, calls } = await aPlayer(0)
  gateway.answer(joinPromotion, { state: '', amount: undefined })
  await send({ ...join, comment: '  ' })

  expect(calls('joinPromotion')).toEqual([{ id: 'lanterns' }])
})

test.each([
  ['a conflict', refused('STATE_CONFLICT', 200, 'Already joined'), 'warning', 'Already joined'],
  ['a conflict without words', refused('STATE_CONFLICT'), 'warning', 't:claim.conflict'],
  ['a comment that is too long', refused('CONTENT_LENGTH', 200, 'The comment is too long'), 'danger', 'The comment is too long'],
])('after %s the promotion is as the list says, and why is said', async (_, failure, kind, said) => {
  const { gateway, send, shown, calls, toasts } = await aPlayer(0)
  gateway.fail(joinPromotion, failure).answer(listAnnouncements, listed({ lanterns: 'JOINED' }))
  await send(join)

  expect({ shown: shown(), "calls('listAnnouncements').length": calls('listAnnouncements').length, toasts: toasts() }).toEqual({
    shown: { lanterns: 'JOINED' },
    "calls('listAnnouncements').length": 2,
    toasts: [[kind, said]],
  })
})

const unreadable = { kind: 'contract', detail: 'value' } as const
test.each([
  ['join', offline, { lanterns: 'JOINED' }, 'success', 't:claim.join-found'],
  ['join', unreadable, { lanterns: 'APPLYING' }, 'success', 't:claim.join-found'],
  ['join', refused('INTERNAL', 500), { lanterns: 'JOIN' }, 'warning', 't:claim.join-not-done'],
  ['join', offline, { lanterns: 'CLOSE' }, 'warning', 't:claim.conflict'],
  ['join', offline, {}, 'warning', 't:claim.conflict'],
  ['claim', offline, { rescue: 'CLAIMED' }, 'success', 't:claim.found'],
  ['claim', offline, { rescue: 'CLAIM' }, 'warning', 't:claim.not-done'],
] as const)('a lost answer of a %s is looked up and never sent again: %o, the list says %o', async (what, failure, states, kind, said) => {
  const { gateway, sendAndWait, shown, calls, toasts } = await aPlayer(0)
  gateway.fail(what === 'join' ? joinPromotion : claimPromotion, failure).answer(listAnnouncements, listed({ ...states }))
  await sendAndWait(what === 'join' ? join : claim)

  expect({ shown: shown(), sent: [...calls('joinPromotion'), ...calls('claimPromotion')].length }).toEqual({ shown: states, sent: 1 })
  expect(toasts().map(([of, text]) => [of, text])).toEqual([[kind, said]])
})

test('where the list cannot be asked either, the next press asks it and sends nothing', async () => {
  const { gateway, send, sendAndWait, shown, calls, toasts } = await aPlayer(0)
  gateway.fail(claimPromotion, offline).fail(listAnnouncements, offline)
  await sendAndWait(claim)
  expect(shown()).toEqual({ lanterns: 'JOIN', rescue: 'CLAIM, unknown' })

  gateway.answer(listAnnouncements, listed({ rescue: 'CLAIMED' }))
  await send(claim)
  expect({ shown: shown(), sent: calls('claimPromotion').length }).toEqual({ shown: { rescue: 'CLAIMED' }, sent: 1 })
  expect(toasts().map(([, text]) => text)).toEqual(['t:claim.unknown', 't:claim.found'])
})

test('a guest logs in first and returns to the page, a trial account sees that it needs a real one; no call is made', async () => {
  const [guest, trial] = await Promise.all([aPlayer(), aPlayer(4)])
  for (const { send } of [guest, trial]) {
    await send(join)
    await send(claim)
  }

  expect(guest.popups()).toEqual([{ popup: 'login', args: { back: '/promotions?type=SLOTS' } }])
  expect(trial.popups()).toEqual([{ popup: 'need-true-account', args: {} }])
  expect([guest, trial].flatMap(({ calls }) => [...calls('joinPromotion'), ...calls('claimPromotion')])).toEqual([])
})

test('a session that is over meanwhile asks for a login, a trial sees that it is one, and no other message is shown', async () => {
  const [over, trial] = await Promise.all([aPlayer(0), aPlayer(0)])
  over.gateway.fail(joinPromotion, refused('TOKEN_EXPIRED', 401))
  trial.gateway.fail(joinPromotion, refused('TRIAL_NOT_ALLOWED'))
  await Promise.all([over.send(join), trial.send(join)])

  expect({ popups: over.popups(), toasts: over.toasts() }).toEqual({
    popups: [{ popup: 'login', args: { back: '/promotions?type=SLOTS', expired: true } }],
    toasts: [],
  })
  expect({ popups: trial.popups(), toasts: trial.toasts() }).toEqual({ popups: [{ popup: 'need-true-account', args: {} }], toasts: [] })
})
