import { expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { checkAffiliate } from '../../gateway/endpoints/session/check-affiliate.ts'
import { logIn } from '../../gateway/endpoints/session/log-in.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { registerByMobile } from '../../gateway/endpoints/session/register-by-mobile.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { $popups } from '../navigation/popups.ts'
import { aFormPortal, aLogin, formGateway, setting } from '../../../../tests/support/portal/forms.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aMember } from '../../../../tests/support/portal/builders.ts'

const person = { username: ' zoe ', password: 'Secret1', confirmPassword: 'Secret1', terms: 'true' }
const open = (flags = ['USERNAMEREG3', 'MOBILENUMREG3'], settings: Parameters<typeof formGateway>[0] = {}) =>
  formGateway({ flags, ...settings })
    .answer(register, aLogin())
    .answer(registerByMobile, aLogin())
    .answer(readMember, aMember())
    .answer(checkAffiliate, { affiliateCode: 'A1', recommenderId: undefined, agentName: undefined })
const at = (storage: Record<string, string> = {}) => fakePlatform({ href: 'https://play.foyer.test:8443/register?utm=1', storage })
const noToken = { token: undefined, firstTimeLogin: false, passwordExpired: false, oneClickToken: undefined }

async function sentBy(gateway: ReturnType<typeof open>, name: string) {
  const sent = gateway.calls.find((call) => call.name === name)?.params as Record<string, string> | undefined
  const secrets = ['username', 'password', 'confirmPassword', 'paymentPassword', 'mobileNum']
  return (
    sent &&
    Object.fromEntries(
      await Promise.all(
        Object.entries(sent).map(async ([key, value]) => [key, secrets.includes(key) ? await decrypt(value) : value] as const),
      ),
    )
  )
}

test('a registration is enriched with address, domain and method, encrypted, and nothing empty is sent', async () => {
  const gateway = open(undefined, {
    register: {
      email: setting({ required: false }),
      payeeName: setting({ required: false }),
      paymentPassword: setting(),
      mobileNum: setting(),
    },
  })
  const portal = await aFormPortal({ gateway, platform: at(), forms: ['registration'] })
  await portal.submit(
    'registration',
    { ...person, email: '', payeeName: ' Zoe Z ', paymentPassword: '123456', countryDialingCode: '971', mobileNum: '50 123' },
    'username',
  )
  expect(await sentBy(gateway, 'register')).toEqual({
    username: 'zoe',
    password: 'Secret1',
    confirmPassword: 'Secret1',
    paymentPassword: '123456',
    mobileNum: '50123',
    payeeName: 'Zoe Z',
    countryDialingCode: '971',
    domain: 'play.foyer.test',
    registerUrl: 'https://play.foyer.test:8443/register?utm=1',
    registerMethod: 'WEB',
    login: true,
  })
})

test('mobile registration uses the mobile number as the username', async () => {
  const gateway = open(['MOBILENUMREG3', 'MOBILENUMPASSREG3'])
  const portal = await aFormPortal({ gateway, platform: at(), forms: ['registration'] })
  await portal.submit(
    'registration',
    { countryDialingCode: '66', mobileNum: '812345', password: 'Secret1', confirmPassword: 'Secret1', terms: 'true' },
    'mobile',
  )
  expect(await sentBy(gateway, 'registerByMobile')).toMatchObject({
    username: '812345',
    mobileNum: '812345',
    password: 'Secret1',
    countryDialingCode: '66',
  })
})

test('the affiliate and referral codes somebody came with are sent when none is typed', async () => {
  const gateway = open()
  const portal = await aFormPortal({ gateway, platform: at({ affiliateCode: 'A1', referralCode: 'R1' }), forms: ['registration'] })
  await portal.submit('registration', person, 'username')
  expect(await sentBy(gateway, 'register')).toMatchObject({ affiliateCode: 'A1', referralCode: 'R1' })
})

test('an invitation code that is typed goes before the one somebody came with, and is checked first', async () => {
  const gateway = open(undefined, { register: { affiliateCode: setting({ required: false }) } })
  const portal = await aFormPortal({ gateway, platform: at({ affiliateCode: 'A1' }), forms: ['registration'] })
  await portal.submit('registration', { ...person, affiliateCode: 'B2' }, 'username')
  expect(
    gateway.calls
      .filter(({ name }) => name === 'checkAffiliate' || name === 'register')
      .map(({ name, params }) => [name, (params as Record<string, string>).affiliateCode]),
  ).toEqual([
    ['checkAffiliate', 'B2'],
    ['register', 'B2'],
  ])
})

test('an invitation code that is wrong: “invitation code error”, and nothing is registered', async () => {
  const gateway = open(undefined, { register: { affiliateCode: setting({ required: false }) } }).fail(
    checkAffiliate,
    refused('AFFILIATE_INVALID'),
  )
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.submit('registration', { ...person, affiliateCode: 'B2' }, 'username')
  expect({
    errors: portal.state('registration').errors,
    "gateway.names().includes('register')": gateway.names().includes('register'),
  }).toEqual({ errors: { affiliateCode: { text: 't:form.affiliate-invalid' } }, "gateway.names().includes('register')": false })
})

test('a wrong code that somebody only came with is left out', async () => {
  const gateway = open().fail(checkAffiliate, refused('AFFILIATE_INVALID'))
  const portal = await aFormPortal({ gateway, platform: at({ affiliateCode: 'OLD' }), forms: ['registration'] })
  await portal.submit('registration', person, 'username')
  expect(await sentBy(gateway, 'register')).not.toHaveProperty('affiliateCode')
})

test('a code that could not be checked for want of a network stops the registration', async () => {
  const gateway = open().fail(checkAffiliate, offline)
  const portal = await aFormPortal({ gateway, platform: at({ affiliateCode: 'A1' }), forms: ['registration'] })
  await portal.submit('registration', person, 'username')
  expect({
    text: portal.state('registration').failure?.message.text,
    "gateway.names().includes('register')": gateway.names().includes('register'),
  }).toEqual({ text: 't:error.offline', "gateway.names().includes('register')": false })
})

test('terms that are not ticked stop the registration', async () => {
  const gateway = open()
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.submit('registration', { ...person, terms: '' }, 'username')
  expect({
    errors: portal.state('registration').errors,
    "gateway.names().includes('register')": gateway.names().includes('register'),
  }).toEqual({ errors: { terms: { text: 't:rule.terms', values: { years: 18 } } }, "gateway.names().includes('register')": false })
})

test('without a token in the answer the typed credentials log in', async () => {
  const gateway = open().answer(register, noToken).answer(logIn, aLogin())
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.submit('registration', person, 'username')
  expect({ "sentBy(gateway, 'logIn')": await sentBy(gateway, 'logIn'), token: portal.platform.storage.token }).toMatchObject({
    "sentBy(gateway, 'logIn')": { type: 'username', username: 'zoe', password: 'Secret1' },
    token: 'tok-1',
  })
})

test('and when they cannot, the login opens with the name and says that the account is ready', async () => {
  const gateway = open().answer(register, noToken).fail(logIn, refused('SLIDER_INVALID'))
  const portal = await aFormPortal({ gateway, forms: ['registration', 'login'] })
  await portal.send({ kind: 'open', popup: 'register' })
  await portal.submit('registration', person, 'username', 'register')
  expect([portal.scope.getState($popups).map(({ popup }) => popup), portal.state('login').notice, portal.state('login').draft]).toEqual([
    ['login'],
    { text: 't:form.registered' },
    { username: 'zoe' },
  ])
})

test('a registration without an answer is not sent again by itself', async () => {
  const gateway = open().fail(register, offline)
  const portal = await aFormPortal({ gateway, forms: ['registration'] })
  await portal.submit('registration', person, 'username')
  expect(gateway.names().filter((name) => name === 'register').length).toBe(1)
})

test('registrations of both kinds are closed when their flags are off', async () => {
  const portal = await aFormPortal({ gateway: open([]), forms: ['registration'] })
  expect(portal.form('registration')).toMatchObject({ methods: [], strings: { 'closed.title': 'Registration is closed' } })
})
