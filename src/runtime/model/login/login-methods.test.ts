import { expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { logInFreePlay } from '../../gateway/endpoints/session/log-in-free-play.ts'
import { logInOneClick } from '../../gateway/endpoints/session/log-in-one-click.ts'
import { logInSocial } from '../../gateway/endpoints/session/log-in-social.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { IdentityRefused } from '../../platform/identity.ts'
import type { LoginMethods } from '../../../schemas/nouns/form.ts'
import { $popups } from '../navigation/popups.ts'
import { $role } from '../context/session.ts'
import { aFormPortal, aLogin, formGateway, formRelease } from '../../../../tests/support/portal/forms.ts'
import type { FormPortal } from '../../../../tests/support/portal/forms.ts'
import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aMember } from '../../../../tests/support/portal/builders.ts'
import { loginMethods as source } from './sources.ts'
import { $identity } from './login-memory.ts'
import { $deviceStorage } from '../device-storage.ts'
import { $askIdentity } from './login-methods.ts'

const flags = ['FREEPLAY3', 'ONECLICKLOGIN3', 'SOCIALLOGIN3', 'USERNAMEREG3']
const provider = { channel: 'facebook', label: 'Facebook', icon: 'facebook', url: '/mock/identity' }
const release = formRelease({ brand: { identityProviders: [provider] } })
const device = (kept: Record<string, string> = {}) => ({
  kept,
  read: (key: string) => kept[key],
  write: (key: string, value: string) => void (kept[key] = value),
  remove: (key: string) => void delete kept[key],
})
const open = () => formGateway({ flags }).answer(readMember, aMember())
const identity = (ask: (asked: { url: string; channel: string }) => Promise<string>): [typeof $askIdentity, unknown] => [
  $askIdentity,
  { ask },
]
const methods = (portal: FormPortal) => {
  const state = portal.read(source)
  return state.status === 'ready' ? (state.value as LoginMethods) : state.status
}
const shown = (portal: FormPortal) => {
  const state = methods(portal)
  return typeof state === 'string' ? state : state.methods.map(({ key }) => key)
}
const good = { username: 'ann', password: 'x', slider: '1', remember: 'true' }
const now = fakePlatform().clock.now()

test('each method is offered under its flag alone', async () => {
  const offered = async (codes: string[]) =>
    shown(
      await aFormPortal({
        gateway: formGateway({ flags: codes }),
        release,
        values: [[$deviceStorage, device({ 'foyer-one-click': `${now + 1000} oc` })]],
      }),
    )
  expect({
    'offered([])': await offered([]),
    "offered(['FREEPLAY3'])": await offered(['FREEPLAY3']),
    "offered(['SOCIALLOGIN3'])": await offered(['SOCIALLOGIN3']),
    "offered(['ONECLICKLOGIN3'])": await offered(['ONECLICKLOGIN3']),
    offered: await offered(flags),
  }).toEqual({
    'offered([])': 'empty',
    "offered(['FREEPLAY3'])": ['free-play'],
    "offered(['SOCIALLOGIN3'])": ['facebook'],
    "offered(['ONECLICKLOGIN3'])": ['one-click'],
    offered: ['one-click', 'facebook', 'free-play'],
  })
})

test('one click is offered only while there is a token of less than a day', async () => {
  const storage = device({ 'foyer-one-click': `${now} oc` })
  expect([shown(await aFormPortal({ gateway: open(), values: [[$deviceStorage, storage]] })), storage.kept]).toEqual([['free-play'], {}])
})

test('free play: an encrypted random text of 16 to 64 characters, the system, and a trial session', async () => {
  const gateway = open()
    .answer(logInFreePlay, aLogin())
    .answer(readMember, aMember({ type: 4 }))
  const portal = await aFormPortal({ gateway })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.send({ kind: 'log-in-by', method: 'free-play' })
  const sent = gateway.calls.find(({ name }) => name === 'logInFreePlay')?.params as Record<string, string>
  expect(await decrypt(sent.random ?? '')).toMatch(/^[\w-]{16,64}$/)
  expect({
    platform: sent.platform,
    'typeof sent.os': typeof sent.os,
    'portal.scope.getState($role)': portal.scope.getState($role),
    'portal.scope.getState($popups)': portal.scope.getState($popups),
  }).toEqual({ platform: 'W', 'typeof sent.os': 'string', 'portal.scope.getState($role)': 'trial', 'portal.scope.getState($popups)': [] })
})

test('a method that the site has switched off: “function not enabled, contact customer service”', async () => {
  const portal = await aFormPortal({ gateway: open().fail(logInFreePlay, refused('FUNCTION_DISABLED')) })
  await portal.send({ kind: 'log-in-by', method: 'free-play' })
  expect(methods(portal)).toMatchObject({ failure: { text: 't:form.function-disabled' }, methods: [{ pending: false }] })
})

test('a login gives a token for one click to those who want to be remembered, for a day', async () => {
  const storage = device()
  const portal = await aFormPortal({
    gateway: open().answer(logIn, aLogin({ oneClickToken: 'oc-1' })),
    values: [[$deviceStorage, storage]],
  })
  await portal.submit('login', good)
  expect(storage.kept).toEqual({ 'foyer-one-click': `${now + 24 * 3_600_000} oc-1` })
})

test('a player who does not want to be remembered leaves no token', async () => {
  const storage = device({ 'foyer-one-click': `${now + 1000} somebody` })
  const portal = await aFormPortal({
    gateway: open().answer(logIn, aLogin({ oneClickToken: 'oc-1' })),
    values: [[$deviceStorage, storage]],
  })
  await portal.submit('login', { ...good, remember: '' })
  expect(storage.kept).toEqual({})
})

test('one click logs in; a token that is too old is deleted with a message', async () => {
  const storage = device({ 'foyer-one-click': `${now + 1000} oc` })
  const gateway = open().answer(logInOneClick, aLogin())
  const portal = await aFormPortal({ gateway, values: [[$deviceStorage, storage]] })
  await portal.send({ kind: 'log-in-by', method: 'one-click' })
  expect({
    params: gateway.calls.find(({ name }) => name === 'logInOneClick')?.params,
    'portal.scope.getState($role)': portal.scope.getState($role),
  }).toEqual({ params: { oneClickToken: 'oc' }, 'portal.scope.getState($role)': 'member' })
  const old = await aFormPortal({ gateway: open().fail(logInOneClick, refused('TICKET_EXPIRED')), values: [[$deviceStorage, storage]] })
  await old.send({ kind: 'log-in-by', method: 'one-click' })
  expect({ shown: shown(old), kept: storage.kept, methods: methods(old) }).toMatchObject({
    shown: ['free-play'],
    kept: {},
    methods: { failure: { text: 't:form.ticket-expired' } },
  })
})

test('an account at another provider that is linked logs in', async () => {
  const gateway = open().answer(logInSocial, aLogin({ passwordExpired: true }))
  const portal = await aFormPortal({ gateway, release, values: [identity(async () => 'id-7')] })
  await portal.send({ kind: 'log-in-by', method: 'facebook' })
  expect({
    params: gateway.calls.find(({ name }) => name === 'logInSocial')?.params,
    'portal.scope.getState($role)': portal.scope.getState($role),
    'portal.scope.getState($popups)': portal.scope.getState($popups),
  }).toEqual({
    params: { firebaseChannel: 'facebook', firebaseIdToken: 'id-7' },
    'portal.scope.getState($role)': 'member',
    'portal.scope.getState($popups)': [],
  })
})

test('one that is not linked goes to the registration, which links it', async () => {
  const gateway = open().fail(logInSocial, refused('SOCIAL_NOT_LINKED')).answer(register, aLogin())
  const portal = await aFormPortal({ gateway, release, values: [identity(async () => 'id-7')], forms: ['login', 'registration'] })
  await portal.send({ kind: 'open', popup: 'login', args: { back: '/rng' } })
  await portal.send({ kind: 'log-in-by', method: 'facebook' })
  expect({
    'portal.scope.getState($popups)': portal.scope.getState($popups),
    'Object.keys(methods(portal))': Object.keys(methods(portal)),
  }).toMatchObject({
    'portal.scope.getState($popups)': [{ popup: 'register', args: { back: '/rng' } }],
    'Object.keys(methods(portal))': ['methods'],
  })
  await portal.submit(
    'registration',
    { username: 'zoe', password: 'Secret1', confirmPassword: 'Secret1', terms: 'true' },
    'username',
    'register',
  )
  expect(gateway.calls.find(({ name }) => name === 'register')?.params).toMatchObject({
    firebaseChannel: 'facebook',
    firebaseIdToken: 'id-7',
  })
})

test.each([
  ['closed', 't:form.popup-closed'],
  ['blocked', 't:form.popup-blocked'],
  ['late', 't:error.offline'],
] as const)('a provider’s window that was %s is said: %s', async (reason, text) => {
  const gateway = open()
  const portal = await aFormPortal({ gateway, release, values: [identity(() => Promise.reject(new IdentityRefused(reason)))] })
  await portal.send({ kind: 'log-in-by', method: 'facebook' })
  expect({ methods: methods(portal), "gateway.names().includes('logInSocial')": gateway.names().includes('logInSocial') }).toMatchObject({
    methods: { failure: { text } },
    "gateway.names().includes('logInSocial')": false,
  })
})

test('one method at a time', async () => {
  const gateway = open()
  const held: ((token: string) => void)[] = []
  const portal = await aFormPortal({
    gateway: gateway.answer(logInSocial, aLogin()),
    release,
    values: [identity(() => new Promise((resolve) => held.push(resolve)))],
  })
  const first = portal.send({ kind: 'log-in-by', method: 'facebook' })
  void portal.send({ kind: 'log-in-by', method: 'facebook' })
  expect({ heldCount: held.length, methods: methods(portal) }).toMatchObject({
    heldCount: 1,
    methods: {
      methods: [
        { key: 'facebook', pending: true },
        { key: 'free-play', pending: false },
      ],
    },
  })
  held[0]?.('id')
  await first
})

test('who leaves the registration links nothing with a later one', async () => {
  const portal = await aFormPortal({
    gateway: open().fail(logInSocial, refused('SOCIAL_NOT_LINKED')),
    release,
    values: [identity(async () => 'id-7')],
    forms: ['login', 'registration'],
  })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.send({ kind: 'log-in-by', method: 'facebook' })
  expect(portal.scope.getState($identity)).toEqual({ channel: 'facebook', idToken: 'id-7' })
  await portal.send({ kind: 'close', popup: 'register' })
  expect(portal.scope.getState($identity)).toBeNull()
})
