import { expect, test } from 'vitest'

import home from '../../layouts/_base/pages/home.json'
import firstSteps from '../../layouts/_base/menus/first-steps.json'
import { evaluate } from '../../src/rules/predicate.ts'
import { $facts } from '../../src/runtime/model/facts/facts.ts'
import '../../src/runtime/model/games/topic.ts'
import { $popups } from '../../src/runtime/model/navigation/popups.ts'
import { $role } from '../../src/runtime/model/context/session.ts'
import type { Predicate } from '../../src/schemas/predicate.ts'
import { aMockFormPortal } from '../support/portal/forms.ts'

/** The login flow from the forms to the mock gateway and back, without any fakes between them. */

type MockPortal = Awaited<ReturnType<typeof aMockFormPortal>>
const role = ({ scope }: MockPortal) => scope.getState($role)
const popups = ({ scope }: MockPortal) => scope.getState($popups).map(({ popup }) => popup)
const named = (portal: MockPortal, username: string, password = 'Passw0rd1') => ({ username, password, slider: portal.slide() })

test('a login by name', async () => {
  const portal = await aMockFormPortal()
  await portal.submit('login', named(portal, 'member'))
  expect({ role: role(portal), errors: portal.state('login').errors }).toEqual({ role: 'member', errors: {} })
})

test('after three wrong passwords a captcha is required, and with it the right password logs in', async () => {
  const portal = await aMockFormPortal()
  for (let turn = 0; turn < 3; turn++) await portal.submit('login', named(portal, 'member', 'wrong'))
  expect(portal.state('login').failure?.message).toEqual({ text: 'The user name or the password is wrong' })
  expect(portal.form('login').methods[0]?.fields.map(({ key }) => key)).toContain('captcha')
  await portal.submit('login', named(portal, 'member'))
  expect(portal.state('login').errors).toEqual({ captcha: { text: 't:rule.captcha' } })
  await portal.submit('login', { ...named(portal, 'member'), captcha: portal.captcha('login') })
  expect(role(portal)).toBe('member')
})

test('a piece in the wrong place gives a message, and solving the next puzzle logs in', async () => {
  const portal = await aMockFormPortal()
  await portal.submit('login', { ...named(portal, 'member'), slider: '1' })
  expect({ state: portal.state('login').slider?.state, errors: portal.state('login').errors }).toEqual({
    state: 'failed',
    errors: { slider: { text: 't:form.verify-first' } },
  })
  await portal.submit('login', named(portal, 'member'))
  expect(role(portal)).toBe('member')
})

test('a login by SMS', async () => {
  const portal = await aMockFormPortal()
  await portal.sendCode('login', { countryDialingCode: '66', mobileNum: '812345001' }, 'mobile')
  await portal.submit('login', { countryDialingCode: '66', mobileNum: '0812345001', verificationCode: '123456' }, 'mobile')
  expect(role(portal)).toBe('member')
})

test.each(['newcomer', 'expired'])('%s must change the password first', async (name) => {
  const portal = await aMockFormPortal({ forms: ['login', 'change-password'] })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', named(portal, name))
  expect({ role: role(portal), popups: popups(portal) }).toEqual({ role: 'member', popups: ['change-password-forced'] })
  expect(portal.form('change-password').methods[0]?.fields.map(({ key }) => key)).toEqual([
    'newPassword',
    'confirmNewPassword',
    'verificationCode',
  ])
  await portal.sendCode('change-password', {})
  await portal.submit(
    'change-password',
    { newPassword: 'Another1pass', confirmNewPassword: 'Another1pass', verificationCode: '123456' },
    undefined,
    'change-password-forced',
  )
  expect({ errors: portal.state('change-password').errors, popups: popups(portal) }).toEqual({ errors: {}, popups: [] })
})

test.each([
  ['mobile', '123456'],
  ['email', '123456'],
  ['bank-account-name', 'Maya Lin'],
  ['google', '123456'],
])('an address that is not known is verified by %s', async (method, answer) => {
  const portal = await aMockFormPortal({ forms: ['login', 'verify-ip'] })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', named(portal, 'traveller'))
  expect(popups(portal)).toEqual(['login', 'verify-ip'])
  await portal.sendCode('verify-ip', {}, method)
  await portal.submit('verify-ip', { answer }, method)
  expect({ role: role(portal), popups: popups(portal), errors: portal.state('verify-ip').errors }).toEqual({
    role: 'member',
    popups: [],
    errors: {},
  })
})

test('agents and members have separate pages', async () => {
  const portal = await aMockFormPortal({ forms: ['login', 'agent-login'] })
  await portal.submit('login', named(portal, 'agent'))
  expect(portal.state('login').failure).toEqual({
    message: { text: 't:form.not-member' },
    link: { label: 't:form.to-agent', to: '/agent' },
  })
  await portal.submit('agent-login', named(portal, 'member'), undefined, 'agent')
  expect(portal.state('agent-login').failure?.message).toEqual({ text: 't:form.not-agent' })
  await portal.submit('agent-login', named(portal, 'agent'), undefined, 'agent')
  expect({ role: role(portal), wentTo: portal.wentTo }).toEqual({ role: 'agent', wentTo: ['/agentHome'] })
})

test('whoever has just registered is a new player, and home welcomes him with what comes next', async () => {
  const portal = await aMockFormPortal({ forms: ['login', 'registration'] })
  const drawn = () =>
    ['welcome', 'recent', 'favourites'].filter((name) => {
      const { when } = home.nodes.find(({ id }) => id === name) ?? {}
      return evaluate(when as Predicate, { facts: portal.scope.getState($facts), flags: {} }) === true
    })
  await portal.submit('registration', person, 'username')

  expect({ wentTo: portal.wentTo, drawn: drawn() }).toEqual({ wentTo: ['/'], drawn: ['welcome'] })
  await portal.send({ kind: 'logout' })
  await portal.submit('login', named(portal, 'member'))
  expect(drawn()).toEqual(['recent', 'favourites'])
  expect(firstSteps.items.map(({ id }) => id)).toEqual(['deposit', 'verify', 'games'])
})

const person = { username: 'zoe123', password: 'Secret123', confirmPassword: 'Secret123', terms: 'true' }
const everything = {
  ...person,
  payeeName: 'Zoe Zimmer',
  email: 'zoe@example.test',
  qqNum: '12345',
  line: 'zoe',
  whatsapp: '812345',
  facebook: 'zoe',
  wechat: 'zoe_z1',
  zalo: 'zoezoe',
  telegram: 'zoezoe',
  idNumber: 'AB123456',
  birthday: '1990-02-03',
  recommenderId: '1004',
  affiliateCode: 'FOYER1',
  paymentPassword: '123456',
  countryDialingCode: '66',
  mobileNum: '912345678',
  verificationCode: '123456',
}

test.each([
  ['usual', 'username', person],
  ['usual+register-minimal', 'username', person],
  ['usual+register-full', 'username', everything],
  ['usual+register-captcha', 'username', person],
  ['usual+register-no-token+no-slider', 'username', person],
  ['usual', 'mobile', everything],
  ['usual+register-full', 'mobile', everything],
  ['usual+no-mobile-password', 'mobile', everything],
  ['usual+no-register-code', 'mobile', everything],
])('a registration in %s by %s', async (scenario, method, values) => {
  const portal = await aMockFormPortal({ scenario, forms: ['login', 'registration'] })
  await portal.send({ kind: 'open', popup: 'register' })
  const asked =
    portal
      .form('registration')
      .methods.find(({ key }) => key === method)
      ?.fields.map(({ key }) => key) ?? []
  const typed = Object.fromEntries(Object.entries(values).filter(([key]) => asked.includes(key)))
  if (asked.includes('verificationCode') && 'mobileNum' in typed) await portal.sendCode('registration', typed, method)
  await portal.submit(
    'registration',
    { ...typed, ...(asked.includes('captcha') && { captcha: portal.captcha('registration') }) },
    method,
    'register',
  )
  expect({
    errors: portal.state('registration').errors,
    failure: portal.state('registration').failure,
    role: role(portal),
    popups: popups(portal),
    wentTo: portal.wentTo,
  }).toEqual({ errors: {}, failure: undefined, role: 'member', popups: [], wentTo: ['/'] })
})

test('a taken name gives an error at its field', async () => {
  const portal = await aMockFormPortal({ forms: ['registration'] })
  await portal.submit('registration', { ...person, username: 'member' }, 'username', 'register')
  expect(portal.state('registration').errors).toEqual({ username: { text: 'This name is taken' } })
})

test('a forgotten password by phone, then the login with the new one', async () => {
  const portal = await aMockFormPortal({ forms: ['login', 'forgot-by-phone'] })
  await portal.send({ kind: 'open', popup: 'forgot-password' })
  await portal.sendCode('forgot-by-phone', { countryDialingCode: '66', mobileNum: '812345001' })
  await portal.submit(
    'forgot-by-phone',
    {
      countryDialingCode: '66',
      mobileNum: '812345001',
      verificationCode: '123456',
      newPassword: 'Brandnew1',
      confirmNewPassword: 'Brandnew1',
    },
    undefined,
    'forgot-password',
  )
  expect({ errors: portal.state('forgot-by-phone').errors, notice: portal.state('login').notice, popups: popups(portal) }).toEqual({
    errors: {},
    notice: { text: 't:form.password-reset' },
    popups: ['login'],
  })
  await portal.submit('login', named(portal, 'member', 'Brandnew1'))
  expect(role(portal)).toBe('member')
})

test('the form for a new password by mail shows the same message whether the account exists or not', async () => {
  const portal = await aMockFormPortal({ forms: ['forgot-by-email'] })
  await portal.submit('forgot-by-email', { username: 'member', email: 'member@example.test' })
  const known = portal.state('forgot-by-email').done
  await portal.submit('forgot-by-email', { username: 'nobody', email: 'nobody@example.test' })
  expect({ known, done: portal.state('forgot-by-email').done }).toEqual({
    known: { text: 't:form.mail-sent' },
    done: { text: 't:form.mail-sent' },
  })
})

test('a trial session', async () => {
  const portal = await aMockFormPortal()
  await portal.send({ kind: 'log-in-by', method: 'free-play' })
  expect(role(portal)).toBe('trial')
})
