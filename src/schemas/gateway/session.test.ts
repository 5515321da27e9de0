import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { PromotionOutcome } from './announcements.ts'
import { FieldInvalid } from './failures.ts'
import { Messages } from './messages.ts'
import { Protection, ProtectionSession } from './protection.ts'
import { Affiliate, Captcha, LoginFailure, LoginValue, RegisterValue, Slider, SmsSent } from './session.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const fails = (schema: z.ZodMiniType, value: unknown) => !z.safeParse(schema, value).success

describe('login and registration', () => {
  test('a login gives a token; flags that are missing are false', () => {
    expect(z.parse(LoginValue, { token: 't', oneClickToken: null, extra: 1 })).toEqual({
      token: 't',
      firstTimeLogin: false,
      passwordExpired: false,
    })
    expect(z.parse(LoginValue, { token: 't', firstTimeLogin: 'true', passwordExpired: '1' })).toEqual({
      token: 't',
      firstTimeLogin: true,
      passwordExpired: true,
    })
    expect([{}, null, { token: '' }, { token: null }].map((value) => fails(LoginValue, value))).toEqual([true, true, true, true])
  })
  test('a registration may give no token, or nothing at all', () => {
    expect([{ token: 't' }, {}, null, undefined].map((value) => z.parse(RegisterValue, value).token)).toEqual([
      't',
      undefined,
      undefined,
      undefined,
    ])
  })
  test('a failed login contains what is required next', () => {
    const verification = { ticket: 5, methods: ['MOBILE', null, 'PALM'], mobileNum: '66****77' }
    expect(z.parse(LoginFailure, { captcha: '1', verification, attemptsLeft: '2', lockedSeconds: 90.5 })).toEqual({
      captcha: true,
      verification: { ticket: '5', methods: ['MOBILE', 'PALM'], mobileNum: '66****77' },
      attemptsLeft: 2,
      lockedSeconds: 90,
    })
    expect(z.parse(LoginFailure, { captcha: 'maybe', verification: { methods: ['MOBILE'] } })).toEqual({})
    expect(z.parse(LoginFailure, undefined)).toEqual({})
  })
  test('a captcha without id or picture is of no use', () => {
    expect(z.parse(Captcha, { captchaId: 7, image: 'data:image/png;base64,AA==' })).toEqual({
      captchaId: '7',
      image: 'data:image/png;base64,AA==',
    })
    expect(
      [{ captchaId: 7 }, { image: '/x.png' }, { captchaId: 7, image: 'javascript:alert(1)' }].map((value) => fails(Captcha, value)),
    ).toEqual([true, true, true])
  })
  test('no slider is a slider that is off', () => {
    expect([null, undefined, {}].map((value) => z.parse(Slider, value))).toEqual([
      { enabled: false },
      { enabled: false },
      { enabled: false },
    ])
    expect(z.parse(Slider, { enabled: 1, sliderId: 4, background: '/a.svg', piece: '//evil.test', width: '320' })).toEqual({
      enabled: true,
      sliderId: '4',
      background: '/a.svg',
      width: 320,
    })
  })
  test('a code is valid for a minute unless the gateway sends a longer time', () => {
    expect(
      [{ expiredMinutes: 2 }, { expiredMinutes: '3' }, { expiredMinutes: 0 }, { expiredMinutes: -1 }, {}, null].map(
        (value) => z.parse(SmsSent, value).expiredMinutes,
      ),
    ).toEqual([2, 3, 1, 1, 1, 1])
  })
  test('an affiliate’s code may have no owner', () => {
    expect(z.parse(Affiliate, { affiliateCode: 'FOYER1', recommenderId: 12 })).toEqual({ affiliateCode: 'FOYER1', recommenderId: '12' })
  })
  test('a broken field is named with its rule, as far as the gateway sends it', () => {
    expect(z.parse(FieldInvalid, { field: 'username', patternId: 2, minLength: '5', maxLength: null })).toEqual({
      field: 'username',
      patternId: '2',
      minLength: 5,
    })
    expect(z.parse(FieldInvalid, null)).toEqual({})
  })
})

describe('protection, messages and promotions', () => {
  test('a limit without kind or period is left out', () => {
    expect(
      z.parse(Protection, {
        limits: [
          { kind: 'DEPOSIT', period: 'DAY', amount: '500', used: null, pendingAmount: 0, pendingFrom: '2026-01-16T00:00:00+08:00' },
          { kind: 'LOSS' },
          null,
        ],
        realityCheckMinutes: '30',
      }),
    ).toEqual({
      limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: 500, used: 0, pendingAmount: 0, pendingFrom: '2026-01-16T00:00:00+08:00' }],
      realityCheckMinutes: 30,
    })
    expect(z.parse(Protection, null)).toEqual({ limits: [], realityCheckMinutes: 0 })
  })
  test('a session without a beginning is missing', () => {
    expect(z.parse(ProtectionSession, { startedAt: '2026-01-15T08:00:00+08:00', netResult: '-12.5' })).toEqual({
      startedAt: '2026-01-15T08:00:00+08:00',
      serverTime: '',
      netResult: -12.5,
    })
    expect(fails(ProtectionSession, {})).toBe(true)
  })
  test('a message without an id is left out', () => {
    const { content } = z.parse(Messages, {
      content: [{ id: 1, read: '0', title: '<b>x</b>' }, { title: 'nobody’s' }],
      pageNum: 1,
      totalPages: 1,
    })
    expect(content).toEqual([{ id: '1', title: '<b>x</b>', content: '', time: '', read: false }])
  })
  test('an outcome may have no amount', () => {
    expect(z.parse(PromotionOutcome, { state: 'CLAIMED', amount: '24.60' })).toEqual({ state: 'CLAIMED', amount: '24.6' })
    expect(z.parse(PromotionOutcome, null)).toEqual({ state: '' })
  })
})

test('the values of failures are read from any object at all', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'captcha',
          'verification',
          'attemptsLeft',
          'lockedSeconds',
          'field',
          'patternId',
          'minLength',
          'maxLength',
          '__proto__',
        ),
        fc.jsonValue(),
      ),
      (value) => {
        expect([LoginFailure, FieldInvalid].map((schema) => z.safeParse(schema, value).success)).toEqual([true, true])
      },
    ),
  )
})
