import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { changePassword } from '../src/runtime/gateway/endpoints/session/change-password.ts'
import { logIn } from '../src/runtime/gateway/endpoints/session/log-in.ts'
import { logInFreePlay } from '../src/runtime/gateway/endpoints/session/log-in-free-play.ts'
import { logInOneClick } from '../src/runtime/gateway/endpoints/session/log-in-one-click.ts'
import { logInSocial } from '../src/runtime/gateway/endpoints/session/log-in-social.ts'
import { logOut } from '../src/runtime/gateway/endpoints/session/log-out.ts'
import { readCaptcha } from '../src/runtime/gateway/endpoints/session/read-captcha.ts'
import { readMember } from '../src/runtime/gateway/endpoints/member/read-member.ts'
import { readSlider } from '../src/runtime/gateway/endpoints/session/read-slider.ts'
import { resetPasswordByEmail } from '../src/runtime/gateway/endpoints/session/reset-password-by-email.ts'
import { resetPasswordByPhone } from '../src/runtime/gateway/endpoints/session/reset-password-by-phone.ts'
import { sendIpCode } from '../src/runtime/gateway/endpoints/session/send-ip-code.ts'
import { sendLoginCode } from '../src/runtime/gateway/endpoints/session/send-login-code.ts'
import { sendMemberCode } from '../src/runtime/gateway/endpoints/session/send-member-code.ts'
import { sendRegisterCode } from '../src/runtime/gateway/endpoints/session/send-register-code.ts'
import { verifyIp } from '../src/runtime/gateway/endpoints/session/verify-ip.ts'
import { LoginFailure } from '../src/schemas/gateway/session.ts'
import { aMockApi, enc, requestFor, tell } from './mock-api.testing.ts'

type Given = ReturnType<typeof aMockApi>
const right = 'Passw0rd1'
const named = (name: string, password = right) => ({ type: 'username', username: enc(name), password: enc(password) }) as const
const bySms = (number: string, code = '123456') =>
  ({ type: 'sms', username: enc(number), password: enc(code), countryDialingCode: '66' }) as const
const enter = async ({ valueOf, slid }: Given, name: string, password = right) =>
  valueOf(logIn, { ...named(name, password), ...(await slid()) })
const miss = async ({ refusalOf, slid }: Given, more: object = {}, password = 'Wrong0000') =>
  refusalOf(logIn, { ...named('member', password), ...(await slid()), ...more })

describe('login by name', () => {
  test.each(['member', 'vip', 'trial'])('%s logs in, and his token is the fixed one', async (account) => {
    expect(await enter(aMockApi(), account)).toMatchObject({ token: `mock-${account}`, firstTimeLogin: false, passwordExpired: false })
  })
  test('the agents’ page accepts only agents, the members’ page none of them', async () => {
    const { valueOf, refusalOf, slid } = aMockApi()
    expect(await refusalOf(logIn, { ...named('member'), ...(await slid()), loginPage: 'agent' })).toEqual(['NOT_AGENT_ACCOUNT'])
    expect(await refusalOf(logIn, { ...named('agent'), ...(await slid()) })).toEqual(['NOT_MEMBER_ACCOUNT'])
    expect(await valueOf(logIn, { ...named('agent'), ...(await slid()), loginPage: 'agent' })).toMatchObject({ token: 'mock-agent' })
  })
  test('other accounts get their own token, which ends with a logout', async () => {
    const given = aMockApi()
    const { token, firstTimeLogin } = await enter(given, 'newcomer')
    expect(firstTimeLogin).toBe(true)
    expect(await given.valueOf(readMember, undefined, token)).toMatchObject({ account: 'newcomer', balance: 50 })
    await given.valueOf(logOut, undefined, token)
    expect((await given.ask(readMember, undefined, token)).body.errorCode).toBe('TOKEN_EXPIRED')
  })
  test('the fixed tokens outlive a logout', async () => {
    const { valueOf } = aMockApi()
    await valueOf(logOut, undefined, 'mock-member')
    expect(await valueOf(readMember, undefined, 'mock-member')).toMatchObject({ account: 'member' })
  })
  test('an expired password is reported, unless the site does not force a change', async () => {
    expect([
      (await enter(aMockApi(), 'expired')).passwordExpired,
      (await enter(aMockApi('usual+no-password-expiry'), 'expired')).passwordExpired,
    ]).toEqual([true, false])
  })
  test('a plain password is refused', async () => {
    expect(await aMockApi().refusalOf(logIn, { type: 'username', username: 'member', password: right })).toEqual(['ENCRYPTION_INVALID'])
  })
  test('a login without the slider, with a wrong one or a used one is refused', async () => {
    const { refusalOf, valueOf, slid, wait } = aMockApi()
    expect(await refusalOf(logIn, named('member'))).toEqual(['SLIDER_INVALID'])
    expect(await refusalOf(logIn, { ...named('member'), ...(await slid(6)) })).toEqual(['SLIDER_INVALID'])
    const moved = await slid(-5)
    expect(await refusalOf(logIn, { ...named('member', 'Wrong0000'), ...moved })).toEqual([
      'LOGIN_INVALID',
      { captcha: false, attemptsLeft: 4 },
    ])
    expect(await refusalOf(logIn, { ...named('member'), ...moved })).toEqual(['SLIDER_INVALID'])
    const old = await slid()
    wait(301)
    expect(await refusalOf(logIn, { ...named('member'), ...old })).toEqual(['SLIDER_INVALID'])
    expect(await valueOf(logIn, { ...named('member'), ...(await slid(5)) })).toMatchObject({ token: 'mock-member' })
  })
  test('a site without sliders says so and requires none', async () => {
    const { valueOf } = aMockApi('usual+no-slider')
    expect(await valueOf(readSlider)).toEqual({ enabled: false })
    expect(await valueOf(logIn, named('member'))).toMatchObject({ token: 'mock-member' })
  })
  test('a slider’s measures fit its picture', async () => {
    const { valueOf, api } = aMockApi()
    for (let i = 0; i < 30; i++) {
      const { sliderId, width, height, pieceSize, pieceY } = await valueOf(readSlider)
      const { x = -1 } = api.state().puzzles.sliders.get(sliderId) ?? {}
      expect({
        'x > pieceSize': x > pieceSize,
        'x + pieceSize < width': x + pieceSize < width,
        'pieceY >= 0': pieceY >= 0,
        'pieceY + pieceSize <= height': pieceY + pieceSize <= height,
      }).toEqual({ 'x > pieceSize': true, 'x + pieceSize < width': true, 'pieceY >= 0': true, 'pieceY + pieceSize <= height': true })
    }
  })
})

describe('wrong passwords', () => {
  test('the third asks for a captcha, the fifth locks for a quarter of an hour', async () => {
    const given = aMockApi()
    const { api, valueOf, wait } = given
    const solved = async () => {
      wait(1)
      const { captchaId } = await valueOf(readCaptcha)
      return { captchaId, captcha: api.state().puzzles.captchas.get(captchaId)?.answer.toLowerCase() }
    }
    expect([await miss(given), await miss(given), await miss(given)]).toEqual([
      ['LOGIN_INVALID', { captcha: false, attemptsLeft: 4 }],
      ['LOGIN_INVALID', { captcha: false, attemptsLeft: 3 }],
      ['LOGIN_INVALID', { captcha: true, attemptsLeft: 2 }],
    ])
    expect(await miss(given, {}, right)).toEqual(['CAPTCHA_REQUIRED', { captcha: true }])
    expect(await miss(given, { captchaId: 'x', captcha: 'ABCD' }, right)).toEqual(['CAPTCHA_INVALID', { captcha: true }])
    expect(await miss(given, await solved())).toEqual(['LOGIN_INVALID', { captcha: true, attemptsLeft: 1 }])
    expect(await miss(given, await solved())).toEqual(['ACCOUNT_LOCKED', { lockedSeconds: 900 }])
    wait(60)
    expect(await miss(given, await solved(), right)).toEqual(['ACCOUNT_LOCKED', { lockedSeconds: 839 }])
    wait(840)
    expect(await enter(given, 'member')).toMatchObject({ token: 'mock-member' })
  })
  test('a captcha’s answer is accepted once and for five minutes', async () => {
    const given = aMockApi()
    for (let i = 0; i < 3; i++) await miss(given)
    const { captchaId } = await given.valueOf(readCaptcha)
    const captcha = given.api.state().puzzles.captchas.get(captchaId)?.answer.toLowerCase() ?? ''
    given.wait(301)
    expect((await miss(given, { captchaId, captcha }, right))[0]).toBe('CAPTCHA_INVALID')
    const next = await given.valueOf(readCaptcha)
    const answer = given.api.state().puzzles.captchas.get(next.captchaId)?.answer.toLowerCase() ?? ''
    expect(
      await given.valueOf(logIn, { ...named('member'), ...(await given.slid()), captchaId: next.captchaId, captcha: answer }),
    ).toMatchObject({ token: 'mock-member' })
  })
  test('captchas come at most once a second', async () => {
    const { ask, wait } = aMockApi()
    expect({ status: (await ask(readCaptcha)).status, ask: await ask(readCaptcha) }).toMatchObject({
      status: 200,
      ask: { status: 429, retryAfter: '1', body: { errorCode: 'TOO_MANY_REQUESTS' } },
    })
    wait(1)
    expect((await ask(readCaptcha)).status).toBe(200)
  })
})

describe('SMS codes', () => {
  const number = { mobileNum: '0812345001', countryDialingCode: '66', purpose: 'LOGIN' } as const
  test('a code that was sent logs in, once; the leading 0 does not matter', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect(await refusalOf(logIn, bySms('812345001'))).toEqual(['CODE_INVALID'])
    expect(await valueOf(sendLoginCode, number)).toEqual({ expiredMinutes: 1 })
    expect(await refusalOf(logIn, bySms('812345001', '654321'))).toEqual(['CODE_INVALID'])
    expect(await valueOf(logIn, bySms('812345001'))).toMatchObject({ token: 'mock-member' })
    expect(await refusalOf(logIn, bySms('812345001'))).toEqual(['CODE_INVALID'])
  })
  test('it expires after the minutes that the reply names', async () => {
    const { valueOf, refusalOf, wait } = aMockApi('usual+sms-two-minutes')
    expect(await valueOf(sendLoginCode, number)).toEqual({ expiredMinutes: 2 })
    wait(121)
    expect(await refusalOf(logIn, bySms('812345001'))).toEqual(['CODE_EXPIRED'])
    expect(await refusalOf(logIn, bySms('812345001', ''))).toEqual(['CODE_MISSING'])
  })
  test('one a minute and five in five minutes go to one number', async () => {
    const { ask, wait } = aMockApi()
    expect((await ask(sendLoginCode, number)).status).toBe(200)
    wait(10)
    expect(await ask(sendLoginCode, number)).toMatchObject({ status: 429, retryAfter: '50', body: { errorCode: 'TOO_MANY_REQUESTS' } })
    expect((await ask(sendLoginCode, { ...number, mobileNum: '812345002' })).status).toBe(200)
    wait(50)
    for (let i = 0; i < 3; i++) {
      expect((await ask(sendLoginCode, number)).status).toBe(200)
      wait(60)
    }
    expect((await ask(sendLoginCode, number)).status).toBe(200) // the fifth, at 240 s
    wait(59)
    expect(await ask(sendLoginCode, number)).toMatchObject({ status: 429, retryAfter: '1' })
  })
  test.each([
    [{ ...number, mobileNum: '' }, 'PHONE_MISSING'],
    [{ ...number, mobileNum: '08-12' }, 'PHONE_INVALID'],
    [{ ...number, mobileNum: '0899000000' }, 'MOBILE_NOT_FOUND'],
    [{ ...number, mobileNum: '899999999' }, 'QUOTA_EXCEEDED'],
    [{ ...number, captchaId: 'x', captcha: 'ABCD' }, 'CAPTCHA_CHECK_FAILED'],
  ])('%j gives %s', async (params, code) => {
    expect((await aMockApi().refusalOf(sendLoginCode, params))[0]).toBe(code)
  })
  test('a taken number gets no code for a registration, a name alone gets one', async () => {
    const { refusalOf, valueOf } = aMockApi()
    expect(await refusalOf(sendRegisterCode, { mobileNum: '812345001', countryDialingCode: '66' })).toEqual(['MOBILE_TAKEN'])
    expect(await refusalOf(sendRegisterCode, {})).toEqual(['PHONE_MISSING'])
    expect(await valueOf(sendRegisterCode, { username: 'somebody' })).toEqual({ expiredMinutes: 1 })
  })
  test('a site may offer none of it', async () => {
    expect(await aMockApi('usual+no-mobile-login').refusalOf(sendLoginCode, number)).toEqual(['FUNCTION_DISABLED'])
    expect(await aMockApi('usual+no-mobile-login').refusalOf(logIn, bySms('812345001'))).toEqual(['FUNCTION_DISABLED'])
    expect(await aMockApi('usual+no-register-code').refusalOf(sendRegisterCode, { mobileNum: '811111111' })).toEqual(['FUNCTION_DISABLED'])
    expect((await aMockApi('usual+sms-captcha').refusalOf(sendLoginCode, number))[0]).toBe('CAPTCHA_CHECK_FAILED')
  })
})

describe('other login methods', () => {
  const freePlay = { os: 'Linux', platform: 'W', random: enc('x'.repeat(32)) } as const
  test('free play is a trial session, for an encrypted random text and the supported version', async () => {
    const { valueOf, refusalOf, api } = aMockApi()
    const { token } = await valueOf(logInFreePlay, freePlay)
    expect(await valueOf(readMember, undefined, token)).toMatchObject({ type: 4 })
    expect(await refusalOf(logInFreePlay, { ...freePlay, random: 'x'.repeat(32) })).toEqual(['ENCRYPTION_INVALID'])
    expect(await refusalOf(logInFreePlay, { ...freePlay, random: enc('short') })).toEqual(['ENCRYPTION_INVALID'])
    for (const name of ['X-Random', 'X-Gateway-Version']) {
      const request = requestFor(logInFreePlay, freePlay)
      request.headers.delete(name)
      expect((await tell(api, request)).body).toMatchObject({ errorCode: 'PARAM_INVALID', value: { field: name } })
    }
    expect(await aMockApi('usual+no-free-play').refusalOf(logInFreePlay, freePlay)).toEqual(['FUNCTION_DISABLED'])
  })
  test('a linked identity logs in, another is unknown', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect(await valueOf(logInSocial, { firebaseChannel: 'facebook', firebaseIdToken: 'id-member' })).toMatchObject({
      token: 'mock-member',
    })
    expect(await refusalOf(logInSocial, { firebaseChannel: 'facebook', firebaseIdToken: 'id-somebody-new' })).toEqual(['SOCIAL_NOT_LINKED'])
  })
  test('one click works with the token of an earlier login alone', async () => {
    const given = aMockApi()
    expect(await given.refusalOf(logInOneClick, { oneClickToken: 'one-click-member' })).toEqual(['TICKET_EXPIRED'])
    const { oneClickToken } = await enter(given, 'member')
    expect(await given.valueOf(logInOneClick, { oneClickToken })).toMatchObject({ token: 'mock-member' })
    expect((await enter(aMockApi('usual+no-one-click'), 'member')).oneClickToken).toBeUndefined()
  })
})

describe('an unknown address', () => {
  const away = async ({ refusalOf, slid }: Given) => {
    const [code, value] = await refusalOf(logIn, { ...named('traveller'), ...(await slid()) })
    expect(code).toBe('IP_UNREGISTERED')
    return z.parse(LoginFailure, value).verification ?? expect.unreachable('no verification')
  }
  test('has four methods, masked contacts and a ticket for five minutes', async () => {
    const given = aMockApi()
    const { ticket, methods, mobileNum, email } = await away(given)
    expect({ methods, mobileNum, email }).toEqual({
      methods: ['MOBILE', 'EMAIL', 'BANK_ACCOUNT_NAME', 'GOOGLE'],
      mobileNum: '66 ****06',
      email: 't***@example.test',
    })
    given.wait(301)
    expect(await given.refusalOf(verifyIp, { ticket, method: 'GOOGLE', answer: enc('123456') })).toEqual(['TICKET_EXPIRED'])
    expect(await given.refusalOf(sendIpCode, { ticket, method: 'MOBILE' })).toEqual(['TICKET_EXPIRED'])
  })
  test.each(['MOBILE', 'EMAIL'])('%s: the code that was sent', async (method) => {
    const given = aMockApi()
    const { ticket } = await away(given)
    expect(await given.refusalOf(verifyIp, { ticket, method, answer: enc('123456') })).toEqual(['CODE_INVALID'])
    expect(await given.valueOf(sendIpCode, { ticket, method })).toEqual({ expiredMinutes: 1 })
    const { token } = await given.valueOf(verifyIp, { ticket, method, answer: enc('123456') })
    expect(await given.valueOf(readMember, undefined, token)).toMatchObject({ account: 'traveller' })
    expect(await enter(given, 'traveller')).toMatchObject({ firstTimeLogin: false })
  })
  test.each([
    ['BANK_ACCOUNT_NAME', 'maya lin'],
    ['GOOGLE', '123456'],
  ])('%s: the answer "%s"', async (method, answer) => {
    const given = aMockApi()
    const { ticket } = await away(given)
    expect(await given.refusalOf(verifyIp, { ticket, method, answer: enc('Otto') })).toEqual(['CODE_INVALID'])
    expect(await given.valueOf(verifyIp, { ticket, method, answer: enc(answer) })).toMatchObject({ passwordExpired: false })
  })
})

describe('passwords', () => {
  const change = (oldPassword: string, newPassword: string, more: { confirm?: string; verificationCode?: string } = {}) => ({
    oldPassword: enc(oldPassword),
    newPassword: enc(newPassword),
    confirmNewPassword: enc(more.confirm ?? newPassword),
    ...(more.verificationCode && { verificationCode: more.verificationCode }),
  })
  test('a change needs the old one, twice the new one, its rule and a code; the next login is like every other', async () => {
    const given = aMockApi()
    const { refusalOf, valueOf } = given
    const { token } = await enter(given, 'newcomer')
    expect(await refusalOf(changePassword, change('Wrong0000', 'Better0001'), token)).toEqual(['OLD_PASSWORD_INVALID'])
    expect(await refusalOf(changePassword, change(right, 'Better0001', { confirm: 'Better0002' }), token)).toEqual(['PASSWORD_MISMATCH'])
    expect(await refusalOf(changePassword, change(right, right), token)).toEqual(['PASSWORD_SAME'])
    expect(await refusalOf(changePassword, change(right, 'weak'), token)).toEqual([
      'FIELD_INVALID',
      { field: 'password', patternId: '8', minLength: 8, maxLength: 20 },
    ])
    expect(await refusalOf(changePassword, change(right, 'Better0001'), token)).toEqual(['CODE_MISSING'])
    await valueOf(sendMemberCode, { purpose: 'PASSWORD' }, token)
    expect(await valueOf(changePassword, change(right, 'Better0001', { verificationCode: '123456' }), token)).toBe(true)
    expect(await valueOf(readMember, undefined, token)).toMatchObject({ account: 'newcomer' })
    expect(await enter(given, 'newcomer', 'Better0001')).toMatchObject({ firstTimeLogin: false })
  })
  test('a site may require no code', async () => {
    expect(await aMockApi('usual+no-password-code').valueOf(changePassword, change(right, 'Better0001'), 'mock-member')).toBe(true)
  })
  test('by phone: the code that was sent for it, then the new password lets in', async () => {
    const given = aMockApi()
    const reset = { mobileNum: enc('0812345002'), newPassword: enc('Better0001'), verificationCode: '123456', countryDialingCode: '66' }
    await given.valueOf(sendLoginCode, { mobileNum: '0812345002', countryDialingCode: '66', purpose: 'LOGIN' })
    expect(await given.refusalOf(resetPasswordByPhone, reset)).toEqual(['CODE_INVALID'])
    given.wait(60)
    await given.valueOf(sendLoginCode, { mobileNum: '0812345002', countryDialingCode: '66', purpose: 'PASSWORD' })
    expect(await given.refusalOf(resetPasswordByPhone, { ...reset, mobileNum: enc('0899000000') })).toEqual(['MOBILE_NOT_FOUND'])
    expect((await given.refusalOf(resetPasswordByPhone, { ...reset, newPassword: enc('weak') }))[0]).toBe('FIELD_INVALID')
    expect(await given.valueOf(resetPasswordByPhone, reset)).toBe(true)
    expect(await enter(given, 'vip', 'Better0001')).toMatchObject({ token: 'mock-vip' })
  })
  test('by mail: a form, once a minute, for a name and its own mail address', async () => {
    const { valueOf, refusalOf, ask, api } = aMockApi()
    expect(await valueOf(resetPasswordByEmail, { username: 'member', email: 'Member@example.test' })).toBe(true)
    expect((await ask(resetPasswordByEmail, { username: 'member', email: 'member@example.test' })).status).toBe(429)
    expect(await refusalOf(resetPasswordByEmail, { username: 'member', email: 'vip@example.test' })).toEqual(['USERNAME_EMAIL_NOT_FOUND'])
    const json = new Request('http://mock.test/wps/member/password/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"vip","email":"vip@example.test"}',
    })
    expect((await tell(api, json)).body.errorCode).toBe('PARAM_INVALID')
  })
})
