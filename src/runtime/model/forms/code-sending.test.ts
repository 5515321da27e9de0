import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { sendIpCode } from '../../gateway/endpoints/session/send-ip-code.ts'
import { sendLoginCode } from '../../gateway/endpoints/session/send-login-code.ts'
import { sendMemberCode } from '../../gateway/endpoints/session/send-member-code.ts'
import { sendRegisterCode } from '../../gateway/endpoints/session/send-register-code.ts'
import { aFormPortal, formGateway, setting } from '../../../../tests/support/portal/forms.ts'
import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { platformAsDrawn } from '../../platform/drawn-platform.ts'
import { deadlineOf, nextCodeAt } from './codes.ts'
import { verificationChanged } from './login-facts.ts'

const flags = ['MOBILEVERCODELOGIN3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3']
const number = { countryDialingCode: '66', mobileNum: '812345001' }
const sent = { expiredMinutes: 1 }
const calls = (portal: Awaited<ReturnType<typeof aFormPortal>>, name: string) =>
  portal.gateway.calls.filter((call) => call.name === name).map(({ params }) => params)

test.each([
  [1, 60],
  [2, 120],
  [0, 60],
  [undefined, 60],
])('the countdown is 60 seconds times %s minutes: %i s', (minutes, seconds) => {
  expect(nextCodeAt(1_000, minutes, 60)).toBe(1_000 + seconds * 1000)
})

test.each([
  [undefined, 0],
  ['', 0],
  ['soon', 0],
  ['-1', 0],
  ['1000', 1000],
  ['Infinity', 0],
])('a deadline kept as %j counts as %i', (kept, deadline) => {
  expect(deadlineOf(kept)).toBe(deadline)
})

test('after sending, the countdown runs and nothing is sent until it ends', async () => {
  const portal = await aFormPortal({ gateway: formGateway({ flags }).answer(sendLoginCode, { expiredMinutes: 2 }) })
  const began = portal.platform.clock.now()
  await portal.sendCode('login', number, 'mobile')
  expect(portal.state('login').code).toEqual({ sending: false, until: began + 120_000, sent: true })
  await portal.platform.pass(119_999)
  await portal.sendCode('login', number, 'mobile')
  expect(calls(portal, 'sendLoginCode')).toEqual([{ ...number, purpose: 'LOGIN' }])
  await portal.platform.pass(1)
  await portal.sendCode('login', number, 'mobile')
  expect(calls(portal, 'sendLoginCode').length).toBe(2)
})

test('the countdown outlives the popup and a reload', async () => {
  const gateway = formGateway({ flags }).answer(sendLoginCode, sent)
  const first = await aFormPortal({ gateway })
  await first.sendCode('login', number, 'mobile')
  await first.send({ kind: 'close', popup: 'login' })
  const { until } = first.state('login').code
  const again = await aFormPortal({ gateway, platform: fakePlatform({ storage: first.platform.storage }) })
  expect({ code: again.state('login').code, 'until > 0': until > 0 }).toEqual({
    code: { sending: false, until, sent: true },
    'until > 0': true,
  })
  await again.sendCode('login', number, 'mobile')
  expect(calls(again, 'sendLoginCode').length).toBe(1)
})

test('the countdown outlives a reload of a page that a server with a fast clock has drawn', async () => {
  const gateway = formGateway({ flags }).answer(sendLoginCode, sent)
  const first = await aFormPortal({ gateway })
  await first.sendCode('login', number, 'mobile')
  const device = fakePlatform({ storage: first.platform.storage })
  const drawn = platformAsDrawn(device, { now: device.clock.now() + 3_600_000, random: 0, device: 'desktop' }, 'foyer-cdn')
  const again = await aFormPortal({ gateway, platform: { ...device, ...drawn.platform } })
  drawn.end()
  await again.sendCode('login', number, 'mobile')
  expect(calls(again, 'sendLoginCode').length).toBe(1)
})

test('each purpose has a countdown of its own', async () => {
  const portal = await aFormPortal({ gateway: formGateway({ flags }).answer(sendLoginCode, sent), forms: ['login', 'forgot-by-phone'] })
  await portal.sendCode('login', number, 'mobile')
  expect(portal.state('forgot-by-phone').code.until).toBe(0)
  await portal.sendCode('forgot-by-phone', number)
  expect(calls(portal, 'sendLoginCode')).toEqual([
    { ...number, purpose: 'LOGIN' },
    { ...number, purpose: 'PASSWORD' },
  ])
})

test('two clicks send one code, and a refused one is retried after a second (smsThrottleMs) at the earliest', async () => {
  const gateway = formGateway({ flags }).fail(sendLoginCode, refused('QUOTA_EXCEEDED'))
  const portal = await aFormPortal({ gateway })
  const held = gateway.hold(sendLoginCode)
  const first = portal.sendCode('login', number, 'mobile')
  void portal.sendCode('login', number, 'mobile')
  await portal.platform.pass(0)
  expect({ waiting: held.waiting(), sending: portal.state('login').code.sending }).toEqual({ waiting: 1, sending: true })
  held.fail(0, refused('QUOTA_EXCEEDED'))
  await first
  await portal.platform.pass(999)
  await portal.sendCode('login', number, 'mobile')
  expect(calls(portal, 'sendLoginCode').length).toBe(1)
  gateway.fail(sendLoginCode, refused('QUOTA_EXCEEDED'))
  await portal.platform.pass(1)
  await portal.sendCode('login', number, 'mobile')
  expect(calls(portal, 'sendLoginCode').length).toBe(2)
})

test('the number is checked before anything is sent', async () => {
  const portal = await aFormPortal({ gateway: formGateway({ flags }).answer(sendLoginCode, sent) })
  await portal.sendCode('login', { mobileNum: 'call me' }, 'mobile')
  await portal.platform.pass(1000)
  await portal.sendCode('login', {}, 'mobile')
  expect({ "calls(portal, 'sendLoginCode')": calls(portal, 'sendLoginCode'), errors: portal.state('login').errors }).toEqual({
    "calls(portal, 'sendLoginCode')": [],
    errors: { mobileNum: { text: 't:rule.mobile' } },
  })
})

const said = (code: string, status = 200) => refused(code, status, 'The operator is busy')
test.each([
  ['of a code that nobody knows', said('OPERATOR_BUSY'), { message: { text: 'The operator is busy' } }],
  ['of one that the catalogue knows', said('QUOTA_EXCEEDED'), { message: { text: 'The operator is busy' }, link: { to: '/help#contact' } }],
  ['of a field', said('PHONE_INVALID'), { message: { text: 'The operator is busy' } }],
  ['of too many requests', said('TOO_MANY_REQUESTS', 429), { message: { text: 'The operator is busy' } }],
  ['that has none', refused('QUOTA_EXCEEDED'), { message: { text: 't:form.quota' }, link: { to: '/help#contact' } }],
  ['of a field that has none', refused('PHONE_INVALID'), { message: { text: 't:form.phone-invalid' } }],
  ['of a line that is down', { kind: 'offline' } as const, { message: { text: 't:error.offline' } }],
])('a code that was not sent: the gateway’s message, %s, is a warning, and the form stays as it was', async (_, failure, warning) => {
  const portal = await aFormPortal({ gateway: formGateway({ flags }).fail(sendLoginCode, failure) })
  await portal.sendCode('login', number, 'mobile')
  expect(portal.state('login')).toMatchObject({ warning, failure: undefined, draft: number, code: { sending: false, sent: false } })

  portal.gateway.answer(sendLoginCode, sent)
  await portal.platform.pass(300_000)
  await portal.sendCode('login', number, 'mobile')
  expect(portal.state('login')).toMatchObject({ warning: undefined, code: { sent: true } })
})

test('a ticket that is too old is told over the login, not in a warning', async () => {
  const portal = await aFormPortal({ gateway: formGateway({ flags }).fail(sendIpCode, refused('TICKET_EXPIRED')), forms: ['verify-ip'] })
  await allSettled(verificationChanged, { scope: portal.scope, params: { ticket: 't1', methods: ['MOBILE', 'EMAIL'] } })
  await portal.sendCode('verify-ip', {}, 'email')
  expect(portal.state('verify-ip').warning).toBeUndefined()
})

test.each([
  [42, 42, 't:form.too-many-seconds'],
  [undefined, 300, 't:form.too-many'],
])('too many requests with Retry-After %s: the button waits %i seconds', async (retryAfter, seconds, text) => {
  const portal = await aFormPortal({
    gateway: formGateway({ flags }).fail(sendLoginCode, { ...refused('TOO_MANY_REQUESTS', 429), ...(retryAfter && { retryAfter }) }),
  })
  await portal.sendCode('login', number, 'mobile')
  expect({ until: portal.state('login').code.until, text: portal.state('login').warning?.message.text }).toEqual({
    until: portal.platform.clock.now() + seconds * 1000,
    text,
  })
})

test('a forgotten password never reveals whether a number has an account', async () => {
  const portal = await aFormPortal({
    gateway: formGateway({ flags }).fail(sendLoginCode, refused('MOBILE_NOT_FOUND')),
    forms: ['forgot-by-phone'],
  })
  await portal.sendCode('forgot-by-phone', number)
  expect(portal.state('forgot-by-phone')).toMatchObject({
    errors: {},
    failure: undefined,
    code: { sent: true, until: portal.platform.clock.now() + 60_000 },
  })
})

test('a registration by number sends its code to the number, by name to the name', async () => {
  const gateway = formGateway({ flags, register: { verificationCode: setting(), username: setting() } }).answer(sendRegisterCode, sent)
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.sendCode('registration', number, 'mobile')
  await portal.platform.pass(60_000)
  await portal.sendCode('registration', { username: ' zoe ' }, 'username')
  expect(calls(portal, 'sendRegisterCode')).toEqual([number, { username: 'zoe' }])
})

test('somebody who is logged in gets the code at the number of the account', async () => {
  const portal = await aFormPortal({
    as: 0,
    gateway: formGateway({ flags, as: 0 }).answer(sendMemberCode, sent),
    forms: ['change-password'],
  })
  await portal.sendCode('change-password', {})
  expect(calls(portal, 'sendMemberCode')).toEqual([{ purpose: 'PASSWORD' }])
})

test('an unknown IP address gets its code by the chosen method', async () => {
  const portal = await aFormPortal({ gateway: formGateway({ flags }).answer(sendIpCode, sent), forms: ['verify-ip'] })
  await allSettled(verificationChanged, { scope: portal.scope, params: { ticket: 't1', methods: ['MOBILE', 'EMAIL'] } })
  await portal.sendCode('verify-ip', {}, 'email')
  expect(calls(portal, 'sendIpCode')).toEqual([{ ticket: 't1', method: 'EMAIL' }])
})

test('a code that wants a captcha is sent with one, and that one is used up', async () => {
  const gateway = formGateway({ flags }).fail(sendLoginCode, { ...refused('CAPTCHA_CHECK_FAILED'), value: { captcha: true } } as ReturnType<
    typeof refused
  >)
  const portal = await aFormPortal({ gateway })
  await portal.sendCode('login', number, 'mobile')
  expect(portal.state('login')).toMatchObject({
    warning: { message: { text: 't:form.captcha-check-failed' } },
    captcha: { picture: ['/captcha/1.png'] },
  })
  gateway.answer(sendLoginCode, sent)
  await portal.platform.pass(1000)
  await portal.sendCode('login', number, 'mobile')
  expect(portal.state('login').errors).toEqual({ captcha: { text: 't:rule.captcha' } })
  await portal.platform.pass(1000)
  await portal.sendCode('login', { ...number, captcha: 'abcd' }, 'mobile')
  expect(calls(portal, 'sendLoginCode').at(-1)).toEqual({ ...number, purpose: 'LOGIN', captcha: 'abcd', captchaId: 'c1' })
  expect(portal.state('login').captcha?.picture).toEqual(['/captcha/2.png'])
})
