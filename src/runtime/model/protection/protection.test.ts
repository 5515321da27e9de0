import { expect, test } from 'vitest'

import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Protection } from '../../../schemas/gateway/protection.ts'
import { excludeMe } from '../../gateway/endpoints/protection/exclude-me.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readProtection } from '../../gateway/endpoints/protection/read-protection.ts'
import { setLimit } from '../../gateway/endpoints/protection/set-limit.ts'
import { setRealityCheck } from '../../gateway/endpoints/protection/set-reality-check.ts'
import { $popups } from '../navigation/popups.ts'
import { $role } from '../context/session.ts'
import { topic as sessionTimeout } from '../session-timeout/topic.ts'
import { topic } from './topic.ts'
import { protection as source } from './sources.ts'
import { sessionOver as overSource } from '../session-timeout/sources.ts'
import { $toasts } from '../toasts/toasts.ts'

const limit = { kind: 'DEPOSIT', period: 'DAY', amount: 500, used: 120, pendingAmount: undefined, pendingFrom: undefined }
const aProtection = (more: Partial<Protection> = {}): Protection => ({
  limits: [limit],
  realityCheckMinutes: 60,
  excludedUntil: undefined,
  ...more,
})
const shown = {
  limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: 500, used: 120 }],
  realityCheckMinutes: 60,
  currency: '$',
  pending: false,
  choices: { checkMinutes: [], timeOutDays: [], exclusionDays: [] },
}

async function aProtected({
  as = 0,
  gateway = openGateway(as).answer(readProtection, aProtection()),
  release,
}: { as?: number; gateway?: ReturnType<typeof openGateway>; release?: ReturnType<typeof aRelease> } = {}) {
  const portal = await aPortal({ as, gateway, topics: [sessionTimeout, topic], ...(release && { release }) })
  await portal.want(source)
  return {
    ...portal,
    value: () => {
      const state = portal.read(source)
      return state.status === 'ready' ? (state.value as Record<string, unknown>) : state.status
    },
    open: () => portal.scope.getState($popups).map(({ popup }) => popup),
    toasts: () => portal.scope.getState($toasts).map(({ kind, message }) => `${kind} ${message.text}`),
    asked: (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params),
  }
}

test('the source gives the limits that are set, with the choices of the brand', async () => {
  const brand = aBrand({
    constants: {
      ...aBrand().constants,
      realityCheckChoicesMinutes: ['15', '60'],
      timeOutChoicesDays: ['1', '7'],
      exclusionChoicesDays: ['183', 'x'],
    },
  })
  const release = aRelease()
  const portal = await aProtected({
    release: { ...release, documents: { ...release.documents, 'brand/foyer': { hash: 'b', body: brand } } },
  })
  await portal.want(source)
  expect({ value: portal.value(), "portal.asked('readProtection')": portal.asked('readProtection') }).toEqual({
    value: { ...shown, choices: { checkMinutes: [15, 60], timeOutDays: [1, 7], exclusionDays: [183] } },
    "portal.asked('readProtection')": [undefined],
  })
})

test('a limit is as the gateway answers, and a message says whether it applies now or waits', async () => {
  const gateway = openGateway(0)
    .answer(readProtection, aProtection())
    .answer(setLimit, ({ amount }) =>
      aProtection({
        limits: [amount <= 500 ? { ...limit, amount } : { ...limit, pendingAmount: amount, pendingFrom: '2027-01-11T12:00:00+00:00' }],
      }),
    )
  const portal = await aProtected({ gateway })

  await portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 300 })
  expect({ value: portal.value(), toasts: portal.toasts() }).toEqual({
    value: { ...shown, limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: 300, used: 120 }] },
    toasts: ['success t:protection.saved'],
  })

  await portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 800 })
  expect(portal.value()).toEqual({
    ...shown,
    limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: 500, used: 120, pendingAmount: 800, pendingFrom: '2027-01-11T12:00:00+00:00' }],
  })
  expect({ 'portal.toasts().at(-1)': portal.toasts().at(-1), "portal.asked('setLimit')": portal.asked('setLimit') }).toEqual({
    'portal.toasts().at(-1)': 'success t:protection.waits',
    "portal.asked('setLimit')": [
      { kind: 'DEPOSIT', period: 'DAY', amount: 300 },
      { kind: 'DEPOSIT', period: 'DAY', amount: 800 },
    ],
  })
})

test('an amount below 0, or that is none, is not asked for', async () => {
  const portal = await aProtected()
  for (const amount of [-1, Number.NaN, Infinity]) await portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount })
  expect(portal.asked('setLimit')).toEqual([])
})

test('a refused request shows the reason, and the next request clears it', async () => {
  const gateway = openGateway(0)
    .answer(readProtection, aProtection())
    .fail(setLimit, refused('PARAM_INVALID', 200, 'There is no such limit'))
  const portal = await aProtected({ gateway })
  await portal.send({ kind: 'set-limit', limit: 'SPIN', period: 'DAY', amount: 1 })
  expect(portal.value()).toEqual({ ...shown, failure: { text: 'There is no such limit' } })
  gateway.answer(setRealityCheck, aProtection({ realityCheckMinutes: 15 }))
  await portal.send({ kind: 'set-reality-check', minutes: 15 })
  expect(portal.value()).toEqual({ ...shown, realityCheckMinutes: 15 })
})

test('one request at a time', async () => {
  const gateway = openGateway(0).answer(readProtection, aProtection())
  const held = gateway.hold(setLimit)
  const portal = await aProtected({ gateway })
  void portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 1 })
  void portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 2 })
  expect({ waiting: held.waiting(), value: portal.value() }).toEqual({ waiting: 1, value: { ...shown, pending: true } })
})

test('an exclusion ends the session without another call, closes open pages and popups, and shows until when', async () => {
  const until = '2027-01-17T12:00:00+00:00'
  const portal = await aProtected({
    gateway: openGateway(0)
      .answer(readProtection, aProtection())
      .answer(excludeMe, aProtection({ excludedUntil: until }))
      .answer(logOut, true),
  })
  await portal.send({ kind: 'open', popup: 'protection' })
  await portal.send({ kind: 'exclude-me', days: 7 })
  expect({
    'portal.scope.getState($role)': portal.scope.getState($role),
    open: portal.open(),
    'portal.read(overSource)': portal.read(overSource),
  }).toEqual({
    'portal.scope.getState($role)': 'guest',
    open: ['session-over'],
    'portal.read(overSource)': { status: 'ready', value: { why: 'excluded', until, back: '/', agent: false } },
  })
  expect({
    "portal.asked('excludeMe')": portal.asked('excludeMe'),
    "portal.asked('logOut')": portal.asked('logOut'),
    storage: portal.platform.storage,
  }).toEqual({
    "portal.asked('excludeMe')": [{ days: 7 }],
    "portal.asked('logOut')": [],
    storage: { merchant: 'foyer', merchantCode: 'FOYER1' },
  })
})

test('an exclusion that fails ends nothing', async () => {
  const portal = await aProtected()
  await portal.send({ kind: 'exclude-me', days: 7 })
  await portal.send({ kind: 'exclude-me', days: 0 })
  expect({
    'portal.scope.getState($role)': portal.scope.getState($role),
    "portal.asked('excludeMe')": portal.asked('excludeMe'),
    toasts: portal.toasts(),
  }).toEqual({ 'portal.scope.getState($role)': 'member', "portal.asked('excludeMe')": [{ days: 7 }], toasts: ['danger t:error.refused'] })
})

test('a trial account can view the page, and sees that it needs a real one when it acts', async () => {
  const portal = await aProtected({ as: 4 })
  expect({ value: portal.value(), "portal.asked('readProtection')": portal.asked('readProtection') }).toEqual({
    value: { ...shown, limits: [], realityCheckMinutes: 0 },
    "portal.asked('readProtection')": [],
  })
  await portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 1 })
  await portal.send({ kind: 'exclude-me', days: 7 })
  expect([portal.open(), portal.gateway.names().filter((name) => /Limit|exclude/.test(name))]).toEqual([['need-true-account'], []])
})

test('an account that turns out to be a trial sees that too, and no other message', async () => {
  const portal = await aProtected()
  portal.gateway.fail(setLimit, refused('TRIAL_NOT_ALLOWED'))
  await portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 1 })
  expect({ open: portal.open(), toasts: portal.toasts(), value: portal.value() }).toEqual({
    open: ['need-true-account'],
    toasts: [],
    value: shown,
  })
})

test('a guest is asked to log in', async () => {
  const portal = await aPortal()
  await portal.want(source)
  expect(portal.read(source)).toEqual({ status: 'needs-login' })
  await portal.send({ kind: 'set-limit', limit: 'DEPOSIT', period: 'DAY', amount: 1 })
  expect(portal.scope.getState($popups)).toEqual([{ popup: 'login', args: { back: '/' } }])
})

test('a gateway without the calls has no protection, and is asked once', async () => {
  const portal = await aProtected({ gateway: openGateway(0) })
  await portal.platform.pass(3_600_000)
  expect({ value: portal.value(), "portal.asked('readProtection')": portal.asked('readProtection') }).toEqual({
    value: 'absent',
    "portal.asked('readProtection')": [undefined],
  })
})
