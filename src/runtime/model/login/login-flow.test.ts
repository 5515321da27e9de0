import { allSettled, createWatch } from 'effector'
import type { Scope } from 'effector'
import { describe, expect, test, vi } from 'vitest'

import type { JsonObject } from '../../../schemas/json.ts'
import { changePassword } from '../../gateway/endpoints/session/change-password.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { send } from '../intents.ts'
import { portalStarted } from '../lifecycle.ts'
import { $popups } from '../navigation/popups.ts'
import { $role } from '../context/session.ts'
import { aFormPortal, aLogin, formGateway, formRelease } from '../../../../tests/support/portal/forms.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aMember } from '../../../../tests/support/portal/builders.ts'
import { $toasts } from '../toasts/toasts.ts'
import { finishOf, topic as loginTopic } from './topic.ts'
import '../favourites/topic.ts'
import '../categories/topic.ts'
import { gamesRecent as recent } from '../games/sources.ts'
import { $facts } from '../facts/facts.ts'
import { topic as formsTopic } from '../forms/topic.ts'
import { topic as launchTopic } from '../launch/topic.ts'
import { balance } from '../wallet/sources.ts'
import type { LayoutDocument } from '../../../schemas/documents.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { session, sessionFailure } from '../session/sources.ts'
import { loginCompleted } from './login-completed.ts'
import { $verifying } from './login-memory.ts'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'

const routes = { '/': 'home', '/rng': 'rng', '/login': 'login' }
const target = { vendor: 'PG', category: 'RNG', nodeId: '7' }
type Open = [string, JsonObject?][]
const place = (address: string, page: string, open: Open = []) => {
  const { pathname, search } = new URL(address, 'https://foyer.test')
  return {
    popups: open.map(([popup, args = {}]) => ({ popup, args })),
    location: { pathname, search, page },
    isPopup: (name: string) => ['login', 'register'].includes(name),
    routes,
  }
}
const login = { action: 'log-in' as const, how: 'password' as const }

test.each<[string, Parameters<typeof finishOf>[0], ReturnType<typeof place>, object]>([
  ['over a page: the popup closes and the page stays', login, place('/rng', 'rng', [['login']]), { close: ['login'] }],
  [
    'over a page, with the page itself as the way back',
    login,
    place('/rng?vassalage=PG', 'rng', [['login', { back: '/rng?vassalage=PG' }]]),
    { close: ['login'] },
  ],
  [
    'on the way to another page',
    login,
    place('/', 'home', [['login', { back: '/rng' }]]),
    { close: ['login'], navigate: { to: '/rng', replace: false } },
  ],
  ['on the way to a game', login, place('/', 'home', [['login', { back: '/', launch: target }]]), { close: ['login'], launch: target }],
  ['at the address of the login', login, place('/login', 'login'), { close: [], leave: true }],
  [
    'at the address of the login, on the way to a page',
    login,
    place('/login?back=%2Frng', 'login'),
    { close: [], navigate: { to: '/rng', replace: true } },
  ],
  [
    'at the address of the login, on the way to somewhere that is no page of ours',
    login,
    place('/login?back=%2F%2Fevil.test', 'login'),
    { close: [], leave: true },
  ],
  [
    'verified on the way',
    login,
    place('/', 'home', [['login', { back: '/rng' }], ['verify-ip']]),
    { close: ['verify-ip', 'login'], navigate: { to: '/rng', replace: false } },
  ],
  [
    'a registration goes to the lobby',
    { action: 'register', how: 'registration' },
    place('/rng', 'rng', [['register', { back: '/rng' }]]),
    { close: ['register'], navigate: { to: '/', replace: false } },
  ],
  [
    'a registration at its address',
    { action: 'register', how: 'registration' },
    place('/register', 'register'),
    { close: [], navigate: { to: '/', replace: true } },
  ],
  [
    'an agent goes to the agent center',
    { action: 'log-in-agent', how: 'password' },
    place('/agent', 'agent'),
    { close: [], navigate: { to: '/agentHome', replace: true } },
  ],
  ['a launch that is none is no way on', login, place('/', 'home', [['login', { launch: { vendor: 7 } }]]), { close: ['login'] }],
])('%s', (_, login, at, finish) => {
  expect(finishOf(login, at)).toEqual(finish)
})

const good = { username: 'ann', password: 'Passw0rd1', slider: '120' }
const open = (options: Parameters<typeof formGateway>[0] = {}) => formGateway(options).answer(logIn, aLogin()).answer(readMember, aMember())
const popups = (portal: Awaited<ReturnType<typeof aFormPortal>>) => portal.scope.getState($popups).map(({ popup }) => popup)

test('a game that was asked for is started when it is known who came in', async () => {
  const portal = await aFormPortal({ gateway: open() })
  const asked: unknown[] = []
  createWatch({
    unit: send,
    scope: portal.scope,
    fn: ({ intent }) => intent.kind === 'launch' && asked.push([intent.target, portal.scope.getState($role)]),
  })
  await portal.send({ kind: 'open', popup: 'login', args: { launch: target } })
  await portal.submit('login', good)
  expect(asked).toEqual([[target, 'member']])
})

test('a login notifies the topics that greet players, a restored session does not', async () => {
  const told: unknown[] = []
  const listen = ({ scope }: { scope: Scope }) => createWatch({ unit: loginCompleted, scope, fn: (login) => told.push(login) })
  const found = await aFormPortal({ as: 0, gateway: formGateway({ as: 0 }), start: false })
  listen(found)
  await allSettled(portalStarted, { scope: found.scope })
  expect({ told, 'found.scope.getState($role)': found.scope.getState($role) }).toEqual({
    told: [],
    'found.scope.getState($role)': 'member',
  })
  const portal = await aFormPortal({ gateway: open().answer(logIn, aLogin({ firstTimeLogin: true })), release: formRelease() })
  listen(portal)
  await portal.submit('login', good)
  expect(told).toEqual([]) // first the password
  const plain = await aFormPortal({ gateway: open() })
  listen(plain)
  await plain.submit('login', good)
  expect(told).toEqual([{ firstTime: false }])
})

test('a forced change knows the old password, keeps the return address, and then goes there', async () => {
  const gateway = open({ flags: ['PWDEXPFORCECHANGE3'] })
    .answer(logIn, aLogin({ passwordExpired: true }))
    .answer(changePassword, true)
  const portal = await aFormPortal({ gateway, forms: ['login', 'change-password'] })
  await portal.send({ kind: 'open', popup: 'login', args: { back: '/rng' } })
  await portal.submit('login', good)
  expect({ popups: popups(portal), wentTo: portal.wentTo, 'portal.scope.getState($role)': portal.scope.getState($role) }).toEqual({
    popups: ['change-password-forced'],
    wentTo: [],
    'portal.scope.getState($role)': 'member',
  })
  expect(portal.form('change-password').methods[0]?.fields.map(({ key }) => key)).toEqual(['newPassword', 'confirmNewPassword'])
  await portal.submit('change-password', { newPassword: 'New1pass', confirmNewPassword: 'New1pass' }, undefined, 'change-password-forced')
  const sent = gateway.calls.find(({ name }) => name === 'changePassword')?.params as Record<string, string>
  expect(await Promise.all([sent.oldPassword, sent.newPassword, sent.confirmNewPassword].map((text) => decrypt(text ?? '')))).toEqual([
    'Passw0rd1',
    'New1pass',
    'New1pass',
  ])
  expect([popups(portal), portal.wentTo, gateway.names().filter((name) => name === 'readMember').length]).toEqual([[], ['/rng'], 2])
  expect(portal.form('change-password').methods[0]?.fields.map(({ key }) => key)).toContain('oldPassword') // and is forgotten
  await portal.at('/rng', 'rng')
  await portal.submit('change-password', { oldPassword: 'New1pass', newPassword: 'Other1', confirmNewPassword: 'Other1' })
  expect(portal.wentTo).toEqual(['/rng', '/']) // and so is the return address
})

test('an agent who has to change the password does so at the agents’ page, and is then in the agent center', async () => {
  const gateway = open({ flags: ['PWDEXPFORCECHANGE3'] })
    .answer(readMember, aMember({ type: 41 }))
    .answer(logIn, aLogin({ passwordExpired: true }))
    .answer(changePassword, true)
  const portal = await aFormPortal({ gateway, forms: ['agent-login', 'change-password'] })
  await portal.submit('agent-login', good, undefined, 'agent')
  expect([popups(portal), portal.wentTo]).toEqual([['change-password-forced'], []])
  await portal.submit('change-password', { newPassword: 'New1pass', confirmNewPassword: 'New1pass' }, undefined, 'change-password-forced')
  expect([popups(portal), portal.wentTo, portal.scope.getState($role)]).toEqual([[], ['/agentHome'], 'agent'])
})

test('the site’s weak password forces a change', async () => {
  const portal = await aFormPortal({ gateway: open(), release: formRelease({ brand: { weakPassword: 'Passw0rd1' } }) })
  await portal.submit('login', good)
  expect(popups(portal)).toEqual(['change-password-forced'])
})

test('after a change of the password on request the member is read again, the popup closes, the lobby opens, a toast says so', async () => {
  const gateway = formGateway({ as: 0 }).answer(changePassword, true)
  const portal = await aFormPortal({ as: 0, gateway, forms: ['change-password'] })
  await portal.at('/rng', 'rng')
  await portal.send({ kind: 'open', popup: 'change-password' })
  await portal.submit('change-password', { oldPassword: 'old', newPassword: 'New1', confirmNewPassword: 'New1' })
  expect([popups(portal), portal.wentTo, portal.scope.getState($toasts).map(({ message }) => message.text)]).toEqual([
    [],
    ['/'],
    ['t:form.password-changed'],
  ])
  expect(gateway.names().filter((name) => name === 'readMember').length).toBe(2)
})

test('an old password that was known and is wrong is asked for', async () => {
  const gateway = open()
    .answer(logIn, aLogin({ firstTimeLogin: true }))
    .fail(changePassword, refused('OLD_PASSWORD_INVALID', 200, 'Wrong'))
  const portal = await aFormPortal({ gateway, forms: ['login', 'change-password'] })
  await portal.submit('login', good)
  await portal.submit('change-password', { newPassword: 'New1pass', confirmNewPassword: 'New1pass' })
  expect(portal.form('change-password').methods[0]?.fields.map(({ key }) => key)).toEqual([
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
  ])
})

test('a player who is no agent sees a message at the agents’ page, and is not logged in', async () => {
  const gateway = open().answer(logOut, true)
  const portal = await aFormPortal({ gateway, forms: ['agent-login'] })
  await portal.submit('agent-login', good, undefined, 'agent')
  expect({
    'portal.scope.getState($role)': portal.scope.getState($role),
    token: portal.platform.storage.token,
    failure: portal.state('agent-login').failure,
  }).toEqual({
    'portal.scope.getState($role)': 'guest',
    token: undefined,
    failure: { message: { text: 't:form.not-agent' }, link: { label: 't:form.to-lobby-login', to: '/login' } },
  })
  expect({
    "gateway.names().includes('logOut')": gateway.names().includes('logOut'),
    wentTo: portal.wentTo,
    pending: portal.state('agent-login').pending,
  }).toEqual({ "gateway.names().includes('logOut')": true, wentTo: [], pending: false })
})

test('a token that the gateway refuses after all shows a message', async () => {
  const portal = await aFormPortal({ gateway: open().fail(readMember, refused('TOKEN_EXPIRED', 401)) })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', good)
  expect({ popups: popups(portal), "portal.state('login')": portal.state('login') }).toMatchObject({
    popups: ['login'],
    "portal.state('login')": { pending: false, failure: { message: { text: 't:error.not-logged-in' } } },
  })
})

describe('a login whose member info fails', () => {
  const html = { kind: 'offline' } as const // a body that is no JSON, or none
  const failures = [refused('INTERNAL', 500, 'Something went wrong'), html, { kind: 'contract' as const, detail: 'no envelope' }]

  test.each(failures)('is a login: a message says so, and what could not be read (%j)', async (failure) => {
    const portal = await aFormPortal({ gateway: open().fail(readMember, failure) })
    await portal.send({ kind: 'open', popup: 'login' })
    await portal.submit('login', good)
    expect({
      popups: popups(portal),
      token: portal.platform.storage.token,
      role: portal.scope.getState($role),
      facts: portal.scope.getState($facts).role,
      said: portal.read(sessionFailure),
      session: portal.read(session).status,
      pending: portal.state('login').pending,
    }).toEqual({
      popups: ['session-failed'],
      token: 'tok-1',
      role: null,
      facts: undefined,
      said: { status: 'ready', value: { key: 'session', text: 't:session.failed-text' } },
      session: 'failed',
      pending: false,
    })
  })

  test('that gets no answer shows a message after five seconds, and a retry that is answered closes the popup', async () => {
    const gateway = open()
    const held = gateway.hold(readMember)
    const portal = await aFormPortal({ gateway })
    await portal.send({ kind: 'open', popup: 'login', args: { back: '/rng' } })
    void portal.submit('login', good)
    await vi.waitFor(() => expect(held.waiting()).toBe(1), longestWait)
    await portal.platform.pass(5_000)
    expect([popups(portal), portal.wentTo]).toEqual([['session-failed'], ['/rng']])

    void allSettled(sessionFailure.retried!, { scope: portal.scope, params: {} })
    await settle()
    expect(portal.read(sessionFailure)).toMatchObject({ status: 'ready', refreshing: true })
    held.answer(1, aMember())
    await settle()
    expect([popups(portal), portal.scope.getState($role), portal.read(sessionFailure)]).toEqual([[], 'member', { status: 'empty' }])
  })

  test('at its own address leaves it, and the popup stays', async () => {
    const portal = await aFormPortal({
      gateway: open().fail(readMember, offline),
      platform: fakePlatform({ href: 'https://foyer.test/rng' }),
    })
    await portal.at('/login', 'login')
    await portal.submit('login', good)
    expect([portal.platform.history.read().pathname, popups(portal)]).toEqual(['/rng', ['session-failed']])
  })

  test('starts the game that was asked for once it is known who came in', async () => {
    const gateway = open().fail(readMember, offline)
    const portal = await aFormPortal({ gateway, topics: [formsTopic, loginTopic, launchTopic] })
    await portal.send({ kind: 'open', popup: 'login', args: { launch: target } })
    await portal.submit('login', good)
    expect([popups(portal), gateway.names().includes('launchGame')]).toEqual([['session-failed'], false])
    gateway.answer(readMember, aMember())
    await allSettled(sessionFailure.retried!, { scope: portal.scope, params: {} })
    expect([popups(portal).includes('session-failed'), gateway.names().includes('launchGame')]).toEqual([false, true])
  })

  test('and that must change the password does so when it is known who that is, and after a reload', async () => {
    const gateway = open()
      .answer(logIn, aLogin({ firstTimeLogin: true }))
      .fail(readMember, offline)
    const portal = await aFormPortal({ gateway })
    await portal.submit('login', good)
    expect(portal.platform.storage['foyer-password-due']).toBe('yes')
    gateway.answer(readMember, aMember())
    await allSettled(sessionFailure.retried!, { scope: portal.scope, params: {} })
    expect(popups(portal)).toEqual(['change-password-forced'])
  })

  test('and is logged out shows no further message in the form', async () => {
    const portal = await aFormPortal({ gateway: open().fail(readMember, offline).answer(logOut, true) })
    await portal.submit('login', good)
    await portal.send({ kind: 'logout' })
    expect([portal.scope.getState($role), popups(portal), portal.state('login').failure]).toEqual(['guest', [], undefined])
  })

  test('keeps what needs a session with a retry that asks for the member, and favourites with a word', async () => {
    const gateway = open().fail(readMember, offline)
    const portal = await aFormPortal({ gateway, platform: fakePlatform({ storage: { token: 'tok' } }) })
    await portal.want(recent)
    expect(portal.read(recent)).toEqual({ status: 'failed', failure: { kind: 'offline' } })
    await portal.send({ kind: 'toggle-favourite', nodeId: '7', vendor: 'PG', category: 'RNG' })
    expect(popups(portal)).toEqual(['session-failed'])
    await portal.send({ kind: 'close' })
    await portal.send({ kind: 'choose-category', category: 'FAV' })
    expect(popups(portal)).toEqual(['session-failed'])
    gateway.answer(readMember, aMember())
    await allSettled(recent.retried!, { scope: portal.scope, params: {} })
    expect([portal.scope.getState($role), popups(portal), gateway.names().includes('listRecentGames')]).toEqual(['member', [], true])
  })
})

describe('a session lost in the middle', () => {
  const here = (failure: ReturnType<typeof refused>) =>
    aFormPortal({ as: 0, gateway: open({ as: 0 }).fail(readBalance, failure), forms: ['login', 'registration'] })

  test.each([
    ['TOKEN_EXPIRED', 't:error.session-expired'],
    ['TOKEN_MISSING', 't:error.not-logged-in'],
  ])('opens the login with the reason (%s), and the login leads back', async (code, text) => {
    const portal = await here(refused(code, 401))
    await portal.at('/rng?page=2', 'rng')
    await portal.want(balance)
    expect([popups(portal), portal.state('login').reason, portal.state('registration').reason]).toEqual([['login'], { text }, undefined])

    portal.gateway.answer(readBalance, { balance: '1', currencySymbol: undefined, wallets: undefined })
    await portal.submit('login', good)
    expect([popups(portal), portal.state('login').reason]).toEqual([[], undefined])
    expect(portal.platform.history.read()).toMatchObject({ pathname: '/rng', search: '?page=2' })
  })

  test('on a page of members says so at the login’s address, and the login leads back', async () => {
    const member: LayoutDocument = { kind: 'page', id: 'member', format: 1, access: 'login', nodes: [] }
    const portal = await aFormPortal({
      as: 0,
      gateway: open({ as: 0 }).fail(readBalance, refused('TOKEN_EXPIRED', 401)),
      release: formRelease({ more: [member] }),
    })
    await portal.at('/member?page=securityCenter', 'member')
    await portal.want(balance)
    expect([portal.platform.history.read().pathname, popups(portal), portal.state('login').reason]).toEqual([
      '/login',
      [],
      { text: 't:error.session-expired' },
    ])

    portal.gateway.answer(readBalance, { balance: '1', currencySymbol: undefined, wallets: undefined })
    await portal.submit('login', good)
    expect(portal.platform.history.read()).toMatchObject({ pathname: '/member', search: '?page=securityCenter' })
  })

  test('is no longer shown once the login was closed', async () => {
    const portal = await here(refused('TOKEN_EXPIRED', 401))
    await portal.want(balance)
    await portal.send({ kind: 'close', popup: 'login' })
    await portal.send({ kind: 'open', popup: 'login' })
    expect(portal.state('login').reason).toBeUndefined()
  })
})

test('a new player is logged in and sent to the lobby', async () => {
  const gateway = formGateway({ flags: ['USERNAMEREG3'] })
    .answer(register, aLogin({ firstTimeLogin: true }))
    .answer(readMember, aMember())
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.at('/rng', 'rng')
  await portal.send({ kind: 'open', popup: 'register' })
  await portal.submit(
    'registration',
    { username: 'zoe', password: 'Secret1', confirmPassword: 'Secret1', terms: 'true' },
    'username',
    'register',
  )
  expect({ 'portal.scope.getState($role)': portal.scope.getState($role), popups: popups(portal), wentTo: portal.wentTo }).toEqual({
    'portal.scope.getState($role)': 'member',
    popups: [],
    wentTo: ['/'],
  })
})

test('a step back in the browser does not skip a forced change', async () => {
  const portal = await aFormPortal({ gateway: open().answer(logIn, aLogin({ firstTimeLogin: true })) })
  await portal.submit('login', good)
  await portal.at('/rng', 'rng')
  expect(popups(portal)).toEqual(['change-password-forced'])
})

test('a verification that is given up keeps nothing', async () => {
  const verification = { ticket: 't1', methods: ['EMAIL'] }
  const portal = await aFormPortal({
    gateway: open().fail(logIn, { kind: 'refused', code: 'IP_UNREGISTERED', message: '', status: 200, value: { verification } }),
    forms: ['login', 'verify-ip'],
  })
  await portal.submit('login', good)
  expect(portal.scope.getState($verifying)?.login.password).toBe('Passw0rd1')
  await portal.send({ kind: 'close', popup: 'verify-ip' })
  expect(portal.scope.getState($verifying)).toBeNull()
})
