import { expect, test, vi } from 'vitest'

import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { readCaptcha } from '../../gateway/endpoints/session/read-captcha.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readSlider } from '../../gateway/endpoints/session/read-slider.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { aFormPortal, aLogin, aSlider, formGateway, formRelease, setting } from '../../../../tests/support/portal/forms.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aMember } from '../../../../tests/support/portal/builders.ts'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'

const typed = { username: 'ann', password: 'x', slider: '100' }
const refusing = (code: string, value?: unknown) => ({ ...refused(code), value })
const counted = (portal: Awaited<ReturnType<typeof aFormPortal>>, name: string) =>
  portal.gateway.names().filter((each) => each === name).length

test('on a failure that carries a captcha flag the captcha is shown and loaded', async () => {
  const portal = await aFormPortal({ gateway: formGateway().fail(logIn, refusing('LOGIN_INVALID', { captcha: true })) })
  expect({ captcha: portal.state('login').captcha, "counted(portal, 'readCaptcha')": counted(portal, 'readCaptcha') }).toEqual({
    captcha: undefined,
    "counted(portal, 'readCaptcha')": 0,
  })
  await portal.submit('login', typed)
  expect(portal.state('login').captcha).toMatchObject({ picture: ['/captcha/1.png'], busy: false })
  expect(portal.form('login').methods[0]?.fields.map(({ key }) => key)).toEqual(['username', 'password', 'captcha', 'slider', 'remember'])
})

test('a registration with the captcha setting has one from the start', async () => {
  const portal = await aFormPortal({
    gateway: formGateway({ flags: ['USERNAMEREG3'], register: { captcha: setting() } }),
    forms: ['registration'],
  })
  expect(portal.state('registration').captcha?.picture).toEqual(['/captcha/1.png'])
})

test('a captcha is for one use: after each refusal there is another, at most one a second', async () => {
  const portal = await aFormPortal({ gateway: formGateway().fail(logIn, refusing('LOGIN_INVALID', { captcha: true })) })
  await portal.submit('login', typed)
  await portal.submit('login', { ...typed, captcha: 'AAAA' })
  expect({
    "counted(portal, 'logIn')": counted(portal, 'logIn'),
    "counted(portal, 'readCaptcha')": counted(portal, 'readCaptcha'),
  }).toEqual({ "counted(portal, 'logIn')": 2, "counted(portal, 'readCaptcha')": 1 })
  await portal.platform.pass(1000)
  expect({ "counted(portal, 'readCaptcha')": counted(portal, 'readCaptcha'), picture: portal.state('login').captcha?.picture }).toEqual({
    "counted(portal, 'readCaptcha')": 2,
    picture: ['/captcha/2.png'],
  })
})

test('a captcha is refreshed once a second (captchaThrottleMs), and the state contains the time', async () => {
  const portal = await aFormPortal({ gateway: formGateway().fail(logIn, refusing('LOGIN_INVALID', { captcha: true })) })
  await portal.submit('login', typed)
  const now = portal.platform.clock.now()
  expect(portal.state('login').captcha?.waitUntil).toBe(now + 1000)
  await portal.platform.pass(1000)
  await portal.send({ kind: 'refresh-captcha', form: 'login' })
  await portal.send({ kind: 'refresh-captcha', form: 'login' })
  expect(counted(portal, 'readCaptcha')).toBe(2)
})

test('a brand may throttle longer', async () => {
  const portal = await aFormPortal({
    gateway: formGateway().fail(logIn, refusing('LOGIN_INVALID', { captcha: true })),
    release: formRelease({ brand: { constants: { ...formConstants, captchaThrottleMs: 3000 } } }),
  })
  await portal.submit('login', typed)
  expect(portal.state('login').captcha?.waitUntil).toBe(portal.platform.clock.now() + 3000)
})
const formConstants = {
  bannerDelayMs: 5000,
  bannerSpeedMs: 1000,
  bannerGapPx: 20.3,
  homePageSize: 12,
  listPageSize: 24,
  homeCategoryGames: 5,
  winnerLimit: 20,
  hotLimit: 20,
}

test('the captcha travels with its id, while one is shown', async () => {
  const gateway = formGateway().fail(logIn, refusing('CAPTCHA_INVALID', { captcha: true }))
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', { ...typed, captcha: 'early' })
  await portal.submit('login', { ...typed, captcha: ' a B ' })
  const sent = gateway.calls.filter(({ name }) => name === 'logIn').map(({ params }) => params as Record<string, string>)
  expect(sent.map(({ captcha, captchaId }) => [captcha, captchaId])).toEqual([
    [undefined, undefined],
    ['aB', 'c1'],
  ])
})

test('a captcha that cannot be had is empty, and a refresh asks again', async () => {
  const gateway = formGateway()
    .fail(logIn, refusing('LOGIN_INVALID', { captcha: true }))
    .fail(readCaptcha)
  const portal = await aFormPortal({ gateway })
  await portal.submit('login', typed)
  expect(portal.state('login').captcha).toMatchObject({ picture: [], busy: false })
  gateway.answer(readCaptcha, { captchaId: 'c9', image: '/9.png' })
  await portal.platform.pass(1000)
  await portal.send({ kind: 'refresh-captcha', form: 'login' })
  expect(portal.state('login').captcha?.picture).toEqual(['/9.png'])
})

test('a slider is read when the login is drawn', async () => {
  const portal = await aFormPortal()
  expect(portal.state('login').slider).toEqual({
    state: 'ready',
    background: ['/slider/1.png'],
    piece: ['/slider/1p.png'],
    width: 320,
    height: 160,
    pieceY: 40,
    pieceSize: 44,
    round: 1,
  })
})

test('a site without slider draws none and sends none', async () => {
  const gateway = formGateway()
    .answer(readSlider, { ...aSlider, enabled: false })
    .fail(logIn, refusing('LOGIN_INVALID'))
  const portal = await aFormPortal({ gateway })
  expect(portal.form('login').methods[0]?.fields.map(({ key }) => key)).toEqual(['username', 'password', 'remember'])
  await portal.submit('login', typed)
  expect(Object.keys(gateway.calls.find(({ name }) => name === 'logIn')?.params as object)).toEqual([
    'type',
    'username',
    'password',
    'loginPage',
  ])
})

/** A login that was sent while the gateway has not said yet whether it wants a puzzle. `done`: all that was asked of the portal. */
async function anEarlyLogin() {
  const gateway = formGateway().fail(logIn, refusing('LOGIN_INVALID'))
  const puzzle = gateway.hold(readSlider)
  const portal = await aFormPortal({ gateway, forms: [] })
  const opened = portal.send({ kind: 'open', popup: 'login' })
  const drawn = portal.draw('login')
  await vi.waitFor(() => expect(puzzle.waiting()).toBe(1), longestWait)
  const sent = portal.submit('login', { username: 'ann', password: 'x' })
  await vi.waitFor(() => expect(portal.state('login').pending).toBe(true), longestWait)
  return { gateway, puzzle, portal, done: Promise.all([opened, drawn, sent]) }
}

test('a login sent before it is known whether a puzzle is wanted waits for that, and is sent without one when none is', async () => {
  const { gateway, puzzle, portal, done } = await anEarlyLogin()
  expect(portal.state('login').errors).toEqual({})

  puzzle.answer(0, { ...aSlider, enabled: false })
  await done
  expect(counted(portal, 'logIn')).toBe(1)
  expect(gateway.calls.find(({ name }) => name === 'logIn')?.params).not.toHaveProperty('sliderX')
  expect(portal.state('login')).toMatchObject({ pending: false, errors: {}, failure: { message: { text: 't:form.login-invalid' } } })
})

test.each(['ready', 'unavailable'] as const)('a login that waited for the puzzle asks to solve it once it is %s', async (state) => {
  const { gateway, puzzle, portal, done } = await anEarlyLogin()
  gateway.fail(readSlider) // whoever asks for it later gets none either
  if (state === 'ready') puzzle.answer(0, aSlider)
  else puzzle.fail(0, offline)
  await done
  expect(gateway.names()).not.toContain('logIn')
  expect(portal.state('login')).toMatchObject({
    pending: false,
    slider: { state },
    errors: { slider: { text: 't:form.verify-first' } },
    draft: { username: 'ann' },
  })
})

test('a login that waits for the puzzle is not sent when its popup is closed', async () => {
  const { gateway, puzzle, portal, done } = await anEarlyLogin()
  const closed = portal.send({ kind: 'close', popup: 'login' })
  await vi.waitFor(() => expect(portal.state('login').pending).toBe(false), longestWait)

  puzzle.answer(0, { ...aSlider, enabled: false })
  await Promise.all([done, closed])
  expect(gateway.names()).not.toContain('logIn')
})

test('a slider is for one use: after a refusal there is another puzzle', async () => {
  const portal = await aFormPortal({ gateway: formGateway().fail(logIn, refusing('LOGIN_INVALID')) })
  await portal.submit('login', typed)
  expect(portal.state('login').slider).toMatchObject({ state: 'ready', round: 2 })
})

test('a piece in the wrong place shows an error until it is moved again', async () => {
  const portal = await aFormPortal({ gateway: formGateway().fail(logIn, refusing('SLIDER_INVALID')) })
  await portal.submit('login', typed)
  expect(portal.state('login')).toMatchObject({
    slider: { state: 'failed', round: 2 },
    errors: { slider: { text: 't:form.verify-first' } },
  })
  await portal.type('login', 'slider', { ...typed, slider: '20' })
  expect(portal.state('login')).toMatchObject({ slider: { state: 'ready' }, errors: {} })
})

test('a puzzle older than five minutes is not sent: a new one is loaded, with a message', async () => {
  const portal = await aFormPortal()
  await portal.platform.pass(5 * 60_000)
  await portal.submit('login', typed)
  expect(portal.gateway.names()).not.toContain('logIn')
  expect(portal.state('login')).toMatchObject({ errors: { slider: { text: 't:form.slider-expired' } }, slider: { round: 2 } })
})

test('whoever types into a login with an old puzzle gets a fresh one', async () => {
  const portal = await aFormPortal()
  await portal.platform.pass(5 * 60_000 - 1)
  await portal.type('login', 'username', typed)
  expect(portal.state('login').slider?.round).toBe(1)
  await portal.platform.pass(1)
  await portal.type('login', 'username', typed)
  expect(portal.state('login').slider?.round).toBe(2)
})

test('a slider that cannot be had is asked for again', async () => {
  const gateway = formGateway().fail(readSlider)
  const portal = await aFormPortal({ gateway })
  expect(portal.state('login').slider?.state).toBe('unavailable')
  gateway.answer(readSlider, aSlider)
  await portal.send({ kind: 'refresh-slider', form: 'login' })
  expect(portal.state('login').slider?.state).toBe('ready')
})

test('a puzzle that let somebody in is used up: the next login has another', async () => {
  const portal = await aFormPortal({ gateway: formGateway().answer(logIn, aLogin()).answer(readMember, aMember()) })
  await portal.submit('login', typed)
  expect(portal.state('login').slider).toMatchObject({ state: 'passed', round: 1 })
  await portal.draw('login')
  expect(portal.state('login').slider).toMatchObject({ state: 'ready', round: 2 })
})

test('a captcha that let somebody register is used up: the next registration has another', async () => {
  const gateway = formGateway({ flags: ['USERNAMEREG3'], register: { captcha: setting() } })
    .answer(register, aLogin())
    .answer(readMember, aMember())
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.submit('registration', { username: 'zoe', password: 'x', confirmPassword: 'x', captcha: 'abcd', terms: 'true' })
  expect(portal.state('registration').captcha).toBeUndefined()
  await portal.draw('registration')
  expect(portal.state('registration').captcha?.picture).toEqual(['/captcha/2.png'])
})
