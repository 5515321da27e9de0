import { describe, expect, test } from 'vitest'

import type { FormAction } from '../../../schemas/form-actions.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { localeOf, readerOf } from '../../../../tests/support/words/locale-words.ts'
import type { PlannedField } from './form-plan.ts'
import { refusalOf } from './refusals.ts'

const read = readerOf(['form', 'rule', 'error'])
const field = (key: string): PlannedField => ({
  view: { key, input: 'text', label: key, required: true, width: 'full' },
  rule: { required: true, patterns: [] },
})
const about = (fields: string[] = [], action: FormAction | null = 'log-in') => ({
  action,
  fields: fields.map(field),
  lockoutMinutes: 5,
  ageYears: 18,
})
const asked = (code: string, value?: unknown, message = '', more: object = {}) =>
  ({ ...refused(code, 200, message), value, ...more }) as ReturnType<typeof refused>

describe('texts of the error catalogue (section 8), and their places', () => {
  test.each([
    ['TOKEN_EXPIRED', 'Not logged in, please log in'],
    ['TRIAL_NOT_ALLOWED', 'This needs a real account'],
    ['FUNCTION_DISABLED', 'This function is not enabled. Please contact customer service.'],
    ['REGION_RESTRICTED', 'Access is restricted by location or IP'],
    ['ENCRYPTION_INVALID', 'Network link abnormal, please try again'],
    ['UNKNOWN', 'Unknown error. Please try again.'],
    ['IP_UNREGISTERED', 'Verify first: move the piece to its place.'],
    ['NOT_MEMBER_ACCOUNT', 'Non-member accounts cannot log in here.'],
    ['NOT_AGENT_ACCOUNT', 'Non-agent accounts cannot log in here.'],
    ['CAPTCHA_CHECK_FAILED', 'The captcha check failed.'],
    ['QUOTA_EXCEEDED', 'No more codes can be sent. Please contact customer service.'],
    ['DOMAIN_INVALID', 'Invalid URL. Please contact customer service.'],
    ['USERNAME_EMAIL_NOT_FOUND', 'This username or email does not exist.'],
    ['MOBILE_NOT_FOUND', 'This username or email does not exist.'],
    ['TICKET_EXPIRED', 'That took too long. Please log in again.'],
  ])('%s over the form: “%s”', (code, text) => {
    const { failure, errors } = refusalOf(asked(code), about())
    expect({ 'failure && read(failure.message)': failure && read(failure.message), errors }).toEqual({
      'failure && read(failure.message)': text,
      errors: {},
    })
  })

  test.each([
    ['CAPTCHA_REQUIRED', 'captcha', 'Enter the captcha.'],
    ['CAPTCHA_INVALID', 'captcha', 'Enter the captcha.'],
    ['SLIDER_INVALID', 'slider', 'Verify first: move the piece to its place.'],
    ['PHONE_MISSING', 'mobileNum', 'Enter the phone number.'],
    ['PHONE_INVALID', 'mobileNum', 'Invalid phone number format.'],
    ['CODE_MISSING', 'verificationCode', 'Enter the verification code.'],
    ['CODE_INVALID', 'verificationCode', 'Invalid verification code.'],
    ['CODE_INVALID', 'answer', 'Invalid verification code.'],
    ['CODE_EXPIRED', 'verificationCode', 'The code has expired. Send it again.'],
    ['AFFILIATE_INVALID', 'affiliateCode', 'Invitation code error.'],
    ['PASSWORD_MISMATCH', 'confirmPassword', 'The two passwords differ.'],
    ['PASSWORD_MISMATCH', 'confirmNewPassword', 'The two passwords differ.'],
    ['USERNAME_TAKEN', 'username', 'This username is taken.'],
    ['MOBILE_TAKEN', 'mobileNum', 'There is an account with this number already.'],
    ['OLD_PASSWORD_INVALID', 'oldPassword', 'The current password is wrong.'],
    ['PASSWORD_SAME', 'newPassword', 'The new password is the same as the old one.'],
  ])('%s at the field %s: “%s”', (code, name, text) => {
    const { failure, errors } = refusalOf(asked(code), about([name]))
    expect([failure, Object.fromEntries(Object.entries(errors).map(([key, said]) => [key, read(said)]))]).toEqual([
      undefined,
      { [name]: text },
    ])
  })

  test('too many requests: “try again after 5 minutes” when the gateway gives no time', () => {
    const { failure, lockSeconds } = refusalOf({ kind: 'refused', code: 'TOO_MANY_REQUESTS', message: '', status: 429 }, about())
    expect({ 'failure && read(failure.message)': failure && read(failure.message), lockSeconds }).toEqual({
      'failure && read(failure.message)': 'Too many requests. Try again in 5 minutes.',
      lockSeconds: 300,
    })
  })

  test('too many requests: as long as the gateway asks', () => {
    const { failure, lockSeconds } = refusalOf(
      { kind: 'refused', code: 'TOO_MANY_REQUESTS', message: '', status: 429, retryAfter: 42 },
      about(),
    )
    expect({ 'failure && read(failure.message)': failure && read(failure.message), lockSeconds }).toEqual({
      'failure && read(failure.message)': 'Too many requests. Try again in 42 seconds.',
      lockSeconds: 42,
    })
  })

  test('no answer: “network link abnormal, please try again”', () => {
    const { failure } = refusalOf(offline, about())
    expect(failure && read(failure.message)).toBe('Network link abnormal, please try again')
  })
})

test('a wrong name or password shows the gateway’s own sentence', () => {
  expect(refusalOf(asked('LOGIN_INVALID', { attemptsLeft: 2 }, 'Wrong. 2 tries left'), about()).failure).toEqual({
    message: { text: 'Wrong. 2 tries left' },
  })
  expect(refusalOf(asked('LOGIN_INVALID'), about()).failure).toEqual({ message: { text: 't:form.login-invalid' } })
})

test('an unknown code shows the gateway’s sentence, else the general one', () => {
  expect(refusalOf(asked('NEW_CODE', undefined, 'Ask your bank'), about()).failure?.message).toEqual({ text: 'Ask your bank' })
  expect(refusalOf(asked('NEW_CODE'), about()).failure?.message).toEqual({ text: 't:form.unknown' })
})

test('an error of the gateway itself says that the site had a problem, whatever its sentence', () => {
  expect(refusalOf(asked('INTERNAL', undefined, 'Something went wrong'), about()).failure?.message).toEqual({ text: 't:error.server' })
})

test.each(['constructor', '__proto__', 'toString'])('a code named %s is an unknown one', (code) => {
  expect(refusalOf(asked(code), about()).failure?.message).toEqual({ text: 't:form.unknown' })
})

test('a failure that carries the captcha flag asks for one', () => {
  expect([
    refusalOf(asked('LOGIN_INVALID', { captcha: true }), about()).captcha,
    refusalOf(asked('LOGIN_INVALID', { captcha: false }), about()).captcha,
  ]).toEqual([true, undefined])
})

test('too many attempts lock for as long as the gateway asks, else for five minutes', () => {
  expect([
    refusalOf(asked('ACCOUNT_LOCKED', { lockedSeconds: 900 }), about()).lockSeconds,
    refusalOf(asked('ACCOUNT_LOCKED'), about()).lockSeconds,
  ]).toEqual([900, 300])
})

test('a field that breaks its rule shows the rule, with the bounds of the refusal', () => {
  const { errors } = refusalOf(
    asked('FIELD_INVALID', { field: 'username', patternId: 2, minLength: '5', maxLength: 16 }, 'no'),
    about(['username'], 'register'),
  )
  expect(errors.username && read(errors.username)).toBe('Start with a letter, then letters and numbers, 5–16 characters.')
})

test('the error of a refused field that is not drawn is shown over the form', () => {
  expect(refusalOf(asked('FIELD_INVALID', { field: 'qqNum' }, 'QQ is wrong'), about(['username'])).failure?.message).toEqual({
    text: 'QQ is wrong',
  })
  expect(refusalOf(asked('PHONE_INVALID'), about([])).failure?.message).toEqual({ text: 't:form.phone-invalid' })
})

test('a missing parameter is shown at its field, else over the form', () => {
  expect(refusalOf(asked('PARAM_INVALID', { field: 'email' }, 'Email is missing'), about(['email'])).errors).toEqual({
    email: { text: 'Email is missing' },
  })
  expect(refusalOf(asked('PARAM_INVALID', null), about(['email'])).failure?.message).toEqual({ text: 't:form.unknown' })
})

test('an unregistered address of the network asks for its verification and is no failure', () => {
  expect(
    refusalOf(asked('IP_UNREGISTERED', { verification: { ticket: 't1', methods: ['MOBILE'], mobileNum: '66 ****01' } }), about()),
  ).toEqual({ errors: {}, verification: { ticket: 't1', methods: ['MOBILE'], mobileNum: '66 ****01', email: undefined } })
})

test('other lobbies’ accounts see a link to their lobby', () => {
  expect([
    refusalOf(asked('NOT_MEMBER_ACCOUNT'), about()).failure?.link?.to,
    refusalOf(asked('NOT_AGENT_ACCOUNT'), about()).failure?.link?.to,
    refusalOf(asked('MOBILE_NOT_FOUND'), about()).failure?.link?.to,
    refusalOf(asked('QUOTA_EXCEEDED'), about()).failure?.link?.to,
  ]).toEqual(['/agent', '/login', '/register', '/help#contact'])
})

test('an old password that was known and is wrong is asked for', () => {
  expect(refusalOf(asked('OLD_PASSWORD_INVALID', undefined, 'Wrong'), about(['newPassword'], 'change-password'))).toMatchObject({
    failure: { message: { text: 'Wrong' } },
    forgetOldPassword: true,
  })
})

test.each([null, 'text', 7, [], { captcha: 'maybe', lockedSeconds: 'long', verification: 'x' }, { field: {} }])(
  'the value %j of a failure hurts nothing',
  (value) => {
    for (const code of ['LOGIN_INVALID', 'ACCOUNT_LOCKED', 'IP_UNREGISTERED', 'FIELD_INVALID', 'PARAM_INVALID', 'CAPTCHA_REQUIRED'])
      expect(() => refusalOf(asked(code, value), about(['username']))).not.toThrow()
  },
)

test('every word of forms is there in both languages', () => {
  const [en, ar] = [localeOf('en', ['form'])['form'] ?? {}, localeOf('ar', ['form'])['form'] ?? {}]
  const singular = (keys: string[]) => [...new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))].sort()
  expect(singular(Object.keys(ar))).toEqual(singular(Object.keys(en)))
})
