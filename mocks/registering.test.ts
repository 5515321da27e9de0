import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { Params } from '../src/runtime/gateway/endpoint.ts'
import { checkAffiliate } from '../src/runtime/gateway/endpoints/session/check-affiliate.ts'
import { launchGame } from '../src/runtime/gateway/endpoints/games/launch-game.ts'
import { logIn } from '../src/runtime/gateway/endpoints/session/log-in.ts'
import { logInSocial } from '../src/runtime/gateway/endpoints/session/log-in-social.ts'
import { logOut } from '../src/runtime/gateway/endpoints/session/log-out.ts'
import { readCaptcha } from '../src/runtime/gateway/endpoints/session/read-captcha.ts'
import { readMember } from '../src/runtime/gateway/endpoints/member/read-member.ts'
import { readPermission } from '../src/runtime/gateway/endpoints/system/read-permission.ts'
import { readRegisterSettings } from '../src/runtime/gateway/endpoints/system/read-register-settings.ts'
import { register } from '../src/runtime/gateway/endpoints/session/register.ts'
import { registerByMobile } from '../src/runtime/gateway/endpoints/session/register-by-mobile.ts'
import { sendRegisterCode } from '../src/runtime/gateway/endpoints/session/send-register-code.ts'
import { FieldInvalid } from '../src/schemas/gateway/failures.ts'
import { aMockApi, enc } from './mock-api.testing.ts'

type User = Params<typeof register>
const site = {
  domain: 'foyer.example.test',
  registerUrl: 'https://foyer.example.test/register',
  registerMethod: 'WEB',
  login: true,
} as const
const aUser = (more: Partial<User> = {}): User => ({
  ...site,
  username: enc('somebody'),
  password: enc('Passw0rd1'),
  confirmPassword: enc('Passw0rd1'),
  ...more,
})
const aNumber = (more: Partial<User> = {}): User => ({
  ...aUser(),
  username: enc('0811111111'),
  countryDialingCode: '66',
  verificationCode: '123456',
  ...more,
})
const everything: Partial<User> = {
  payeeName: 'Some Body',
  email: 'some@body.test',
  qqNum: '12345',
  line: 'somebody',
  whatsapp: '66811111111',
  facebook: 'some.body',
  wechat: 'some_body',
  zalo: '0811111111',
  telegram: '@somebody',
  idNumber: 'A12345678',
  birthday: '1990-05-17',
  recommenderId: '1004',
  affiliateCode: 'FOYER1',
  paymentPassword: enc('246810'),
  mobileNum: enc('0811111111'),
  countryDialingCode: '66',
  verificationCode: '123456',
}

describe('by user name', () => {
  test('a new account is logged in, can play, log out and log in again', async () => {
    const { valueOf, ask, slid } = aMockApi()
    const { token, firstTimeLogin, oneClickToken } = await valueOf(register, aUser())
    expect({ firstTimeLogin, oneClickToken }).toEqual({ firstTimeLogin: false, oneClickToken: 'one-click-somebody' })
    expect(await valueOf(readMember, undefined, token)).toMatchObject({ account: 'somebody', type: 0, balance: 0, unreadMessageCount: 0 })
    expect(await valueOf(launchGame, { vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY', backUrl: '/' }, token)).toMatchObject({
      launchUrl: '/mock/stage/EVO?ticket=3',
    })
    await valueOf(logOut, undefined, token)
    expect((await ask(readMember, undefined, token)).status).toBe(401)
    const again = await valueOf(logIn, { type: 'username', username: enc('Somebody'), password: enc('Passw0rd1'), ...(await slid()) })
    expect(again.token).not.toBe(token)
    expect(await valueOf(readMember, undefined, again.token)).toMatchObject({ account: 'somebody' })
  })
  test.each<[string, Partial<User>, unknown]>([
    [
      'a name of another kind',
      { username: enc('7seas') },
      ['FIELD_INVALID', { field: 'username', patternId: '2', minLength: 5, maxLength: 16 }],
    ],
    [
      'a name that is too short',
      { username: enc('abc') },
      ['FIELD_INVALID', { field: 'username', patternId: '2', minLength: 5, maxLength: 16 }],
    ],
    [
      'a password without an uppercase letter',
      { password: enc('passw0rd1') },
      ['FIELD_INVALID', { field: 'password', patternId: '8', minLength: 8, maxLength: 20 }],
    ],
    ['no password', { password: undefined }, ['FIELD_INVALID', { field: 'password', patternId: '8', minLength: 8, maxLength: 20 }]],
    ['two passwords', { confirmPassword: enc('Passw0rd2') }, ['PASSWORD_MISMATCH']],
    ['a name that is taken', { username: enc('Traveller') }, ['USERNAME_TAKEN']],
    ['a number that is taken', { mobileNum: enc('0812345001') }, ['MOBILE_TAKEN']],
    ['an invitation nobody gave', { affiliateCode: 'NOBODY' }, ['AFFILIATE_INVALID']],
    ['a password that is plain', { password: 'Passw0rd1' }, ['ENCRYPTION_INVALID']],
  ])('%s is refused', async (_, more, refusal) => {
    expect(await aMockApi().refusalOf(register, aUser(more))).toEqual(refusal)
  })
  test('the invitation of an agent is accepted', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect(await valueOf(checkAffiliate, { affiliateCode: 'FOYER1' })).toEqual({
      affiliateCode: 'FOYER1',
      recommenderId: '1004',
      agentName: 'hoang_agency',
    })
    expect(await refusalOf(checkAffiliate, { affiliateCode: 'constructor' })).toEqual(['AFFILIATE_INVALID'])
    await valueOf(register, aUser({ affiliateCode: 'FOYER1' }))
  })
  test('an identity that was not linked is linked to the new account', async () => {
    const { valueOf } = aMockApi()
    await valueOf(register, aUser({ firebaseChannel: 'facebook', firebaseIdToken: 'id-somebody-new' }))
    const { token } = await valueOf(logInSocial, { firebaseChannel: 'facebook', firebaseIdToken: 'id-somebody-new' })
    expect(await valueOf(readMember, undefined, token)).toMatchObject({ account: 'somebody' })
  })
  test('an address of another merchant and disabled methods are refused', async () => {
    expect(await aMockApi('usual+domain-invalid').refusalOf(register, aUser())).toEqual(['DOMAIN_INVALID'])
    expect(await aMockApi('usual+no-username-register').refusalOf(register, aUser())).toEqual(['FUNCTION_DISABLED'])
    expect(await aMockApi('usual+no-mobile-register').refusalOf(registerByMobile, aNumber())).toEqual(['FUNCTION_DISABLED'])
  })
  test('some gateways give no token', async () => {
    expect(await aMockApi('usual+register-no-token').valueOf(register, aUser())).toEqual({
      firstTimeLogin: false,
      passwordExpired: false,
      oneClickToken: 'one-click-somebody',
    })
  })
})

describe('by mobile number', () => {
  test('the code that was sent to it opens the account, and the number logs in', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect(await refusalOf(registerByMobile, aNumber())).toEqual(['CODE_INVALID'])
    expect(await refusalOf(registerByMobile, aNumber({ verificationCode: undefined }))).toEqual(['CODE_MISSING'])
    await valueOf(sendRegisterCode, { mobileNum: '0811111111', countryDialingCode: '66' })
    const { token } = await valueOf(registerByMobile, aNumber())
    expect(await valueOf(readMember, undefined, token)).toMatchObject({ account: '811111111' })
    expect(await refusalOf(registerByMobile, aNumber())).toEqual(['MOBILE_TAKEN'])
  })
  test('a code is valid for the minutes that the reply names', async () => {
    const { valueOf, refusalOf, wait } = aMockApi()
    await valueOf(sendRegisterCode, { mobileNum: '0811111111', countryDialingCode: '66' })
    wait(61)
    expect(await refusalOf(registerByMobile, aNumber())).toEqual(['CODE_EXPIRED'])
  })
  test('a value that is not a number is reported as an invalid number', async () => {
    expect(await aMockApi().refusalOf(registerByMobile, aNumber({ username: enc('somebody') }))).toMatchObject([
      'FIELD_INVALID',
      { field: 'mobileNum' },
    ])
    expect(await aMockApi('usual+register-minimal').refusalOf(registerByMobile, aNumber({ username: enc('somebody') }))).toMatchObject([
      'FIELD_INVALID',
      { field: 'mobileNum' },
    ])
  })
  test('a site may require neither code nor password', async () => {
    const { password: _, confirmPassword: __, verificationCode: ___, ...bare } = aNumber()
    expect(await aMockApi('usual+no-register-code+no-mobile-password').valueOf(registerByMobile, bare)).toMatchObject({
      firstTimeLogin: false,
    })
    expect((await aMockApi('usual+no-register-code').refusalOf(registerByMobile, bare))[0]).toBe('FIELD_INVALID')
  })
})

describe('the settings of a registration', () => {
  const fieldsOf = async (scenario: string) =>
    Object.entries<{ required: boolean }>(await aMockApi(scenario).valueOf(readRegisterSettings)).map(([field, { required }]) =>
      required ? `${field}*` : field,
    )
  test('are short as a rule, shorter or complete in variants', async () => {
    expect(await fieldsOf('usual')).toEqual([
      'username*',
      'password*',
      'confirmPassword*',
      'mobileNum',
      'countryDialingCode',
      'verificationCode',
      'affiliateCode',
    ])
    expect(await fieldsOf('usual+register-minimal')).toEqual(['username*', 'password*'])
    expect(
      (await fieldsOf('usual+register-full')).filter((field) => !(field.replace('*', '') in { ...aUser(), ...everything, captcha: '' })),
    ).toEqual([])
    expect((await fieldsOf('usual+register-full')).length).toBe(21)
  })
  test('are those of the permission', async () => {
    const { valueOf } = aMockApi('usual+register-captcha')
    expect((await valueOf(readPermission)).info.register).toEqual(await valueOf(readRegisterSettings))
  })
  test('minimal: name and password are enough', async () => {
    const { confirmPassword: _, ...user } = aUser()
    expect(await aMockApi('usual+register-minimal').valueOf(register, user)).toMatchObject({ token: 'mock-somebody-2' })
  })
  test('full: each required field is reported missing in turn, then all are present', async () => {
    const { valueOf, refusalOf, api, wait } = aMockApi('usual+register-full')
    const solved = async () => {
      wait(1)
      const { captchaId } = await valueOf(readCaptcha)
      return { captchaId, captcha: api.state().puzzles.captchas.get(captchaId)?.answer ?? '' }
    }
    expect(await refusalOf(register, aUser(everything))).toEqual(['CAPTCHA_REQUIRED', { captcha: true }])
    expect(await refusalOf(register, aUser({ ...everything, captchaId: 'x', captcha: 'ABCD' }))).toEqual([
      'CAPTCHA_INVALID',
      { captcha: true },
    ])
    for (const field of ['payeeName', 'email', 'birthday', 'paymentPassword', 'mobileNum', 'countryDialingCode']) {
      const [code, value] = await refusalOf(register, aUser({ ...everything, [field]: undefined, ...(await solved()) }))
      expect({ code, field: z.parse(FieldInvalid, value).field }).toEqual({ code: 'FIELD_INVALID', field })
    }
    expect(await refusalOf(register, aUser({ ...everything, verificationCode: undefined, ...(await solved()) }))).toEqual(['CODE_MISSING'])
    await valueOf(sendRegisterCode, { mobileNum: '0811111111', countryDialingCode: '66' })
    expect((await valueOf(register, aUser({ ...everything, ...(await solved()) }))).token).toContain('mock-somebody')
  })
  test('hostile patterns do not hang the mock, and good values pass', async () => {
    const { valueOf, refusalOf } = aMockApi('usual+register-hostile-patterns')
    const patterns = Object.values<{ acceptedPattern: string }>(await valueOf(readRegisterSettings)).map(
      ({ acceptedPattern }) => acceptedPattern,
    )
    expect(patterns.filter((pattern) => /\+\)[+*]|\+\)\[0-9\]\*\)\+|\\1|\(\[0-9$|\| \)\*/.test(pattern)).length).toBeGreaterThanOrEqual(4)
    expect((await refusalOf(register, aUser({ username: enc(`${'a'.repeat(40)}!`), payeeName: 'Some Body' })))[0]).toBe('FIELD_INVALID')
    expect((await refusalOf(register, aUser({ payeeName: `${'a'.repeat(40)}!` })))[0]).toBe('FIELD_INVALID')
    expect((await refusalOf(register, aUser({ payeeName: 'Some Body', email: `${'a'.repeat(40)}!` })))[0]).toBe('FIELD_INVALID')
    expect(
      await valueOf(register, aUser({ payeeName: 'Some Body', email: 'some@body.test', idNumber: 'A12345678', recommenderId: '1004' })),
    ).toMatchObject({ firstTimeLogin: false })
  })
  test('the check that the mock uses instead of a hostile pattern means the same', () => {
    const same: [pattern: RegExp, check: RegExp, values: string[]][] = [
      [/^(([A-Za-z]+)[0-9]*)+$/, /^[A-Za-z][A-Za-z0-9]*$/, ['somebody', 'a1b2', '1a', 'a b', '']],
      [/^([A-Za-z]|[A-Za-z ]| )*$/, /^[A-Za-z ]*$/, ['Some Body', '', 'x1', ' ']],
      [/^(?:([a-z0-9.]+)+\1?)+@[a-z0-9.]+$/, /^[a-z0-9.]+@[a-z0-9.]+$/, ['a@b.c', '@b', 'a@', 'A@b', 'a.b@c']],
      [/^(?=(\d+)+$)(\d|\d\d)+$/, /^\d+$/, ['1004', '', '10x', '7']],
    ]
    for (const [pattern, check, values] of same)
      expect(values.map((value) => check.test(value))).toEqual(values.map((value) => pattern.test(value)))
  })
})
