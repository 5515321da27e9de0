import { describe, expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { verifyIp } from '../../gateway/endpoints/session/verify-ip.ts'
import { $popups } from '../navigation/popups.ts'
import { $role } from '../context/session.ts'
import { aFormPortal, aLogin, encryptionKey, formGateway } from '../../../../tests/support/portal/forms.ts'
import { refusalOf } from '../forms/refusals.ts'
import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aMember, aPermission } from '../../../../tests/support/portal/builders.ts'
import { platformAsDrawn } from '../../platform/drawn-platform.ts'

const good = { username: ' ann ', password: ' Passw0rd1', slider: '120.4', remember: '' }
const open = (options: Parameters<typeof formGateway>[0] = {}) => formGateway(options).answer(logIn, aLogin()).answer(readMember, aMember())
const sentTo = (gateway: ReturnType<typeof open>, name: string) =>
  gateway.calls.filter((call) => call.name === name).map(({ params }) => params as Record<string, string>)

test('a login by name sends name and password encrypted, with the puzzle, and the player is in', async () => {
  const gateway = open()
  const portal = await aFormPortal({ gateway })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', good)

  const [sent] = sentTo(gateway, 'logIn')
  expect({ ...sent, username: await decrypt(sent?.username ?? ''), password: await decrypt(sent?.password ?? '') }).toEqual({
    type: 'username',
    username: 'ann',
    password: ' Passw0rd1',
    loginPage: 'member',
    sliderId: 's1',
    sliderX: 120,
  })
  expect(portal.scope.getState($role)).toBe('member')
  expect(portal.scope.getState($popups)).toEqual([])
  expect(portal.platform.storage.token).toBe('tok-1')
  expect(portal.state('login')).toMatchObject({ pending: false, errors: {}, draft: {} })
})

test('a login by SMS sends number and code in the two fields, with the dialing code and no slider', async () => {
  const gateway = open({ flags: ['MOBILEVERCODELOGIN3'] })
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', { countryDialingCode: '971', mobileNum: '+971 50 123', verificationCode: ' 12 34 ', slider: '1' }, 'mobile')
  const [sent] = sentTo(gateway, 'logIn')
  expect({ ...sent, username: await decrypt(sent?.username ?? ''), password: await decrypt(sent?.password ?? '') }).toEqual({
    type: 'sms',
    username: '50123',
    password: '1234',
    loginPage: 'member',
    countryDialingCode: '971',
  })
})

test('agents log in at their own page', async () => {
  const gateway = open().answer(readMember, aMember({ type: 41 }))
  const portal = await aFormPortal({ gateway, forms: ['agent-login'] })
  await portal.submit('agent-login', good)
  expect({ loginPage: sentTo(gateway, 'logIn')[0]?.loginPage, wentTo: portal.wentTo }).toEqual({
    loginPage: 'agent',
    wentTo: ['/agentHome'],
  })
})

test('nothing goes out while something is wrong', async () => {
  const gateway = open()
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', { username: '', password: '' })
  expect({ "sentTo(gateway, 'logIn')": sentTo(gateway, 'logIn'), round: portal.state('login').round }).toEqual({
    "sentTo(gateway, 'logIn')": [],
    round: 1,
  })
})

test('a pending submit ignores further ones', async () => {
  const gateway = open()
  const portal = await aFormPortal({ gateway })
  const held = gateway.hold(logIn)
  const first = portal.submit('login', good)
  void portal.submit('login', good)
  // the cipher is read from its file
  for (let turn = 0; turn < 100 && held.waiting() === 0; turn++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect({ waiting: held.waiting(), pending: portal.state('login').pending }).toEqual({ waiting: 1, pending: true })
  held.fail(0, refused('LOGIN_INVALID'))
  await first
  expect({ "sentTo(gateway, 'logIn').length": sentTo(gateway, 'logIn').length, pending: portal.state('login').pending }).toEqual({
    "sentTo(gateway, 'logIn').length": 1,
    pending: false,
  })
})

test('a login without an answer is not sent again by itself: “network link abnormal, please try again”', async () => {
  const gateway = open().fail(logIn)
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', good)
  await portal.platform.pass(60_000)
  expect({ "sentTo(gateway, 'logIn').length": sentTo(gateway, 'logIn').length, failure: portal.state('login').failure }).toEqual({
    "sentTo(gateway, 'logIn').length": 1,
    failure: { message: { text: 't:error.offline' } },
  })
})

test.each([
  [{ algorithm: '', key: '' }],
  [{ algorithm: 'ROT13', key: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=' }],
  [{ algorithm: 'AES-256-CBC', key: 'short' }],
])('with the key %j nothing is sent, least of all in plain text, and it is said', async (encryption) => {
  const gateway = open({ info: { encryption } })
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', good)
  expect({ "sentTo(gateway, 'logIn')": sentTo(gateway, 'logIn'), message: portal.state('login').failure?.message }).toEqual({
    "sentTo(gateway, 'logIn')": [],
    message: { text: 't:form.encryption' },
  })
})

test('a key that the gateway no longer takes: the permission is asked again, and the user to submit again', async () => {
  const gateway = open().fail(logIn, refused('ENCRYPTION_INVALID'))
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', good)
  expect([gateway.names().filter((name) => name === readPermission.name).length, portal.state('login').failure?.message]).toEqual([
    2,
    { text: 't:error.offline' },
  ])
})

test.each([
  [{ lockedSeconds: 90 }, 90],
  [{}, 300],
])('too many tries %j: nothing is sent for %i seconds, a reload included', async (value, seconds) => {
  const gateway = open().fail(logIn, { ...refused('ACCOUNT_LOCKED', 200, 'Locked'), value } as ReturnType<typeof refused>)
  const portal = await aFormPortal({ gateway })
  const until = portal.platform.clock.now() + seconds * 1000
  await portal.submit('login', good)
  const locked = { lockedUntil: 0, locks: [{ field: 'username', value: 'ann', until }] }
  expect(portal.state('login')).toMatchObject({ ...locked, failure: { message: { text: 'Locked' } } })
  const again = await aFormPortal({ gateway, platform: fakePlatform({ storage: { ...portal.platform.storage } }) })
  await again.submit('login', good)
  expect({ "sentTo(gateway, 'logIn').length": sentTo(gateway, 'logIn').length, state: again.state('login') }).toMatchObject({
    "sentTo(gateway, 'logIn').length": 1,
    state: locked,
  })
  gateway.answer(logIn, aLogin())
  await again.platform.pass(seconds * 1000)
  await again.draw('login') // a puzzle of five minutes is too old
  await again.submit('login', good)
  expect(sentTo(gateway, 'logIn').length).toBe(2)
})

describe('a lock ends by the gateway’s clock', () => {
  const start = Date.parse('2027-01-10T12:00:00Z')
  const minute = 60_000
  /** The gateway's clock stands at `time`, whatever the device does. */
  function atGateway() {
    const given = { time: start + 90 * minute }
    const encryption = { algorithm: 'AES-256-CBC', key: encryptionKey }
    const locked = { ...refused('ACCOUNT_LOCKED', 200, 'Locked'), value: { lockedSeconds: 900 } } as ReturnType<typeof refused>
    const gateway = open()
      .answer(readPermission, () => aPermission({ info: { encryption, serverTime: new Date(given.time).toISOString() } }))
      .fail(logIn, locked)
    return { given, gateway }
  }

  test.each([
    ['a device that is set a day forward', start + 86_400_000],
    ['a device that is set a day back', start - 86_400_000],
    ['a device with the right time', start + 90 * minute],
  ])('after a reload on %s the name is still locked, until the gateway’s time has come', async (_, now) => {
    const { given, gateway } = atGateway()
    const first = await aFormPortal({ gateway, platform: fakePlatform({ now: start }) })
    await first.submit('login', good)
    given.time += 14 * minute
    const again = await aFormPortal({ gateway, platform: fakePlatform({ now, storage: { ...first.platform.storage } }) })
    expect(again.state('login').locks).toEqual([{ field: 'username', value: 'ann', until: now + minute }])
    await again.submit('login', good)
    expect(sentTo(gateway, 'logIn').length).toBe(1)

    given.time += minute
    gateway.answer(logIn, aLogin())
    await again.platform.pass(minute)
    await again.submit('login', good)
    expect(sentTo(gateway, 'logIn').length).toBe(2)
    expect(again.platform.storage['foyer-locked-login']).toBe('[]')
  })

  test('a device whose time is changed without a reload is told so, and nothing is sent', async () => {
    const { gateway } = atGateway()
    const portal = await aFormPortal({ gateway, platform: fakePlatform({ now: start }) })
    await portal.submit('login', good)
    await portal.platform.pass(86_400_000)
    await portal.draw('login') // a puzzle of a day is too old
    await portal.submit('login', good)
    expect(sentTo(gateway, 'logIn').length).toBe(1)
    expect(portal.state('login')).toMatchObject({
      pending: false,
      failure: { message: { text: 't:form.locked' } },
      locks: [{ until: portal.platform.clock.now() + 15 * minute }],
    })
  })

  test('a page that a server with a fast clock has drawn forgets no lock', async () => {
    const { gateway } = atGateway()
    const first = await aFormPortal({ gateway, platform: fakePlatform({ now: start }) })
    await first.submit('login', good)
    const device = fakePlatform({ now: start, storage: { ...first.platform.storage } })
    const drawn = platformAsDrawn(device, { now: start + 60 * minute, random: 0, device: 'desktop' }, 'foyer-cdn')
    const { session } = drawn.platform
    const read = (key: string) => (key === 'foyer-locked-login' && setTimeout(drawn.end), session.read(key)) // then it is taken over
    const again = await aFormPortal({ gateway, platform: { ...device, ...drawn.platform, session: { ...session, read } } })
    await again.submit('login', good)
    expect(sentTo(gateway, 'logIn').length).toBe(1)
    expect(again.state('login').locks).toEqual([{ field: 'username', value: 'ann', until: start + 15 * minute }])
  })
})

describe('a lock belongs to the name that was typed', () => {
  const locked = { ...refused('ACCOUNT_LOCKED', 200, 'Locked'), value: { lockedSeconds: 86_400 } } as ReturnType<typeof refused>
  const names = (gateway: ReturnType<typeof open>) => Promise.all(sentTo(gateway, 'logIn').map(({ username }) => decrypt(String(username))))

  test.each([
    ['the gateway’s lock', locked],
    ['a break after too many requests', { ...refused('TOO_MANY_REQUESTS', 429), retryAfter: 86_400 } as ReturnType<typeof refused>],
  ])('%s of one name lets another name, and a mobile number, try at once', async (_, failure) => {
    const gateway = open({ flags: ['MOBILEVERCODELOGIN3'] }).fail(logIn, failure)
    const portal = await aFormPortal({ gateway })
    await portal.submit('login', good)
    await portal.submit('login', { ...good, username: ' ANN ' })
    await portal.submit('login', { ...good, username: 'zoe' })
    await portal.submit('login', { countryDialingCode: '66', mobileNum: '812345001', verificationCode: '123456' }, 'mobile')
    expect(await names(gateway)).toEqual(['ann', 'zoe', '812345001'])
  })

  test('a long wait is shown in hours and days', async () => {
    const said = (retryAfter: number) =>
      refusalOf({ ...refused('TOO_MANY_REQUESTS', 429), retryAfter } as ReturnType<typeof refused>, about).failure?.message
    const about = { action: 'log-in' as const, fields: [], lockoutMinutes: 5, ageYears: 18 }
    expect([300, 7200, 43_200 * 60].map(said)).toEqual([
      { text: 't:form.too-many', values: { count: 5 } },
      { text: 't:form.too-many-hours', values: { count: 2 } },
      { text: 't:form.too-many-days', values: { count: 30 } },
    ])
  })
})

test('the tab remembers that a session began with a puzzle that was solved', async () => {
  const portal = await aFormPortal({ gateway: open() })
  expect(portal.platform.storage['validate']).toBeUndefined()
  await portal.submit('login', good)
  expect(portal.platform.storage).toMatchObject({ token: 'tok-1', validate: 'true' })
})

test('a name is remembered for 24 hours when that is ticked, the password never', async () => {
  const gateway = open()
  const written: [string, string, number][] = []
  const platform = fakePlatform()
  platform.cookies.write = (name, value, maxAge) => void written.push([name, value, maxAge])
  const portal = await aFormPortal({ gateway, platform })
  await portal.submit('login', { ...good, remember: 'true' })
  expect(written.filter(([name]) => name === 'foyer-remembered')).toEqual([['foyer-remembered', 'ann', 86_400]])
  expect(JSON.stringify(written)).not.toContain(good.password)
})

test('a remembered name is filled into the form', async () => {
  const portal = await aFormPortal({ platform: fakePlatform({ cookies: { 'foyer-remembered': 'ann' } }) })
  expect(portal.form('login').methods[0]?.fields.map(({ key, value }) => [key, value])).toEqual([
    ['username', 'ann'],
    ['password', undefined],
    ['slider', undefined],
    ['remember', 'true'],
  ])
})

test('a login without the tick forgets the name', async () => {
  const platform = fakePlatform({ cookies: { 'foyer-remembered': 'ann' } })
  const portal = await aFormPortal({ gateway: open(), platform })
  await portal.submit('login', good)
  expect(platform.cookieJar['foyer-remembered']).toBe('')
})

test('a login from an unregistered address is verified first, then continues', async () => {
  const verification = { ticket: 't1', methods: ['GOOGLE', 'EMAIL'], email: 'a***@x.test' }
  const gateway = open()
    .fail(logIn, { ...refused('IP_UNREGISTERED'), value: { verification } } as ReturnType<typeof refused>)
    .answer(verifyIp, aLogin({ passwordExpired: true }))
  const portal = await aFormPortal({ gateway, forms: ['login', 'verify-ip'] })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', { ...good, remember: 'true' })
  expect(portal.scope.getState($popups).map(({ popup }) => popup)).toEqual(['login', 'verify-ip'])
  expect(portal.form('verify-ip').methods.map(({ key }) => key)).toEqual(['email', 'google'])
  await portal.submit('verify-ip', { answer: '123456' }, 'google')
  const [sent] = sentTo(gateway, 'verifyIp')
  expect({ ...sent, answer: await decrypt(sent?.answer ?? '') }).toEqual({ ticket: 't1', method: 'GOOGLE', answer: '123456' })
  expect({
    'portal.scope.getState($popups)': portal.scope.getState($popups),
    "portal.platform.cookieJar['foyer-remembered']": portal.platform.cookieJar['foyer-remembered'],
  }).toEqual({ 'portal.scope.getState($popups)': [], "portal.platform.cookieJar['foyer-remembered']": 'ann' })
})

test('a ticket that is too old leads back to the login, which says so', async () => {
  const gateway = open()
    .fail(logIn, { ...refused('IP_UNREGISTERED'), value: { verification: { ticket: 't1', methods: ['EMAIL'] } } } as ReturnType<
      typeof refused
    >)
    .fail(verifyIp, refused('TICKET_EXPIRED'))
  const portal = await aFormPortal({ gateway, forms: ['login', 'verify-ip'] })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', good)
  await portal.submit('verify-ip', { answer: '123456' })
  expect([portal.scope.getState($popups).map(({ popup }) => popup), portal.state('login').failure]).toEqual([
    ['login'],
    { message: { text: 't:form.ticket-expired' } },
  ])
})

test('the state of a form contains no secret that was typed', async () => {
  const portal = await aFormPortal({ gateway: open().fail(logIn, refused('LOGIN_INVALID', 200, 'Wrong')) })
  await portal.type('login', 'password', { ...good, password: 'T0pSecret' }, true)
  await portal.submit('login', { ...good, password: 'T0pSecret' })
  expect(JSON.stringify([portal.state('login'), portal.platform.storage, portal.platform.cookieJar])).not.toContain('T0pSecret')
})
