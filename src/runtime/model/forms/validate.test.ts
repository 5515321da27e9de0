import { expect, test } from 'vitest'

import type { Form } from '../../../schemas/documents.ts'
import type { RegistrationSettings } from '../../../schemas/nouns/form.ts'
import { baseForm, plainPatterns, setting } from '../../../../tests/support/portal/forms.ts'
import { planForm } from './form-plan.ts'
import type { FormContext } from './form-plan.ts'
import { firstTicks, judge } from './validate.ts'

/** The rules of the specification's section 5, each by its own words. */

const flags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILEVERCODELOGIN3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  CHNGPASSVERIF3: true,
}
const plan = (form: Form, formContext: Partial<FormContext> = {}) =>
  planForm(form, {
    facts: {},
    flags,
    settings: {},
    language: 'EN',
    captcha: false,
    sliderOff: false,
    knowsOldPassword: false,
    countries: [{ value: '66', label: 'Thailand' }],
    dialingCode: null,
    remembered: null,
    verification: null,
    today: '2027-01-10',
    ageYears: 18,
    ...formContext,
  })

async function errorsOf(
  id: string,
  values: Record<string, string>,
  { method, settings = {}, ...formContext }: Partial<FormContext> & { method?: string; settings?: RegistrationSettings } = {},
) {
  const { form, action, methods } = plan(baseForm(id), { settings, ...formContext })
  const { verdicts } = await judge(
    { form, action, method: methods.find((each) => each.id === method) ?? methods[0]!, ageYears: formContext.ageYears ?? 18 },
    values,
    plainPatterns,
  )
  return Object.fromEntries(
    verdicts.flatMap(({ field, error }) => (error ? [[field, error.values ? [error.text, error.values] : error.text]] : [])),
  )
}
const person = { username: 'zoe', password: 'Secret1', confirmPassword: 'Secret1', terms: 'true' }
const mobile = {
  countryDialingCode: '66',
  mobileNum: '812345',
  verificationCode: '123456',
  password: 'Secret1',
  confirmPassword: 'Secret1',
  terms: 'true',
}
const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, setting()]))

test('login by username: username and password are required: “please enter username and password”', async () => {
  expect(await errorsOf('login', { slider: '10' })).toEqual({ username: 't:rule.username-missing', password: 't:rule.password-missing' })
})

test('login by username: what is only spaces is empty once it is trimmed', async () => {
  expect(await errorsOf('login', { username: '  ', password: 'x', slider: '10' })).toEqual({ username: 't:rule.username-missing' })
})

test('login by username: the captcha is required when it is shown: “enter the captcha”', async () => {
  expect(await errorsOf('login', { username: 'ann', password: 'x', slider: '1' }, { captcha: true })).toEqual({ captcha: 't:rule.captcha' })
  expect(await errorsOf('login', { username: 'ann', password: 'x', slider: '1' })).toEqual({})
})

test('login by username: the slider first: “verify first”; not when the gateway wants none', async () => {
  expect(await errorsOf('login', { username: 'ann', password: 'x' })).toEqual({ slider: 't:form.verify-first' })
  expect(await errorsOf('login', { username: 'ann', password: 'x' }, { sliderOff: true })).toEqual({})
})

test('login by SMS: the mobile number is required and valid: “enter a valid mobile number”', async () => {
  const code = { verificationCode: '123456' }
  expect(await errorsOf('login', code, { method: 'mobile' })).toEqual({ mobileNum: 't:rule.mobile' })
  expect(await errorsOf('login', { ...code, mobileNum: 'call me' }, { method: 'mobile' })).toEqual({ mobileNum: 't:rule.phone' })
  expect(await errorsOf('login', { ...code, mobileNum: '812 345' }, { method: 'mobile' })).toEqual({})
})

test('login by SMS: the verification code is required: “enter a valid verification code”', async () => {
  expect(await errorsOf('login', { mobileNum: '812345' }, { method: 'mobile' })).toEqual({ verificationCode: 't:rule.code' })
})

test('registration: username and password are required', async () => {
  expect(Object.keys(await errorsOf('registration', { terms: 'true' }))).toEqual(['username', 'password', 'confirmPassword'])
})

test('registration: username and password must match their rules', async () => {
  const settings = {
    username: setting({ acceptedPattern: '^[a-z]+$', patternId: '2', minLength: 5, maxLength: 16 }),
    password: setting({ acceptedPattern: '^[a-z]+$', patternId: '8', minLength: 8, maxLength: 8 }),
  }
  expect(await errorsOf('registration', { ...person, username: 'zoe', password: 'short', confirmPassword: 'short' }, { settings })).toEqual(
    {
      username: ['t:rule.2', expect.objectContaining({ min: 5, max: 16 })],
      password: ['t:rule.8', expect.objectContaining({ length: 'exact', min: 8 })],
    },
  )
})

test('registration: confirm password must equal password: the “inconsistent twice” message', async () => {
  expect(await errorsOf('registration', { ...person, confirmPassword: 'Secret2' })).toEqual({ confirmPassword: 't:rule.same' })
  expect(await errorsOf('registration', { ...person, confirmPassword: '' })).toEqual({ confirmPassword: 't:rule.same' })
})

test('registration: the mobile number is required in mobile registration', async () => {
  expect(await errorsOf('registration', { ...mobile, mobileNum: '' }, { method: 'mobile' })).toEqual({ mobileNum: 't:rule.mobile' })
})

test('registration: the mobile number is required when the settings require it', async () => {
  expect(await errorsOf('registration', person, { settings: { mobileNum: setting() } })).toEqual({ mobileNum: 't:rule.mobile' })
  expect(await errorsOf('registration', person, { settings: { mobileNum: setting({ required: false }) } })).toEqual({})
})

test('registration: the verification code is required when SMS verification is on', async () => {
  expect(await errorsOf('registration', { ...mobile, verificationCode: '' }, { method: 'mobile' })).toEqual({
    verificationCode: 't:rule.code',
  })
  expect(
    await errorsOf('registration', { ...mobile, verificationCode: '' }, { method: 'mobile', flags: { ...flags, REGMOBVERF3: false } }),
  ).toEqual({})
})

const optional = [
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
  'birthday',
  'recommenderId',
  'affiliateCode',
  'email',
  'captcha',
]
test('registration: name, transaction password, e-mail, contacts, ID number and codes are required by the settings alone', async () => {
  expect(await errorsOf('registration', person)).toEqual({})
  expect(Object.keys(await errorsOf('registration', person, { settings: all(optional) })).sort()).toEqual([...optional].sort())
})

test('registration: an e-mail is valid', async () => {
  expect(await errorsOf('registration', { ...person, email: 'zoe' }, { settings: { email: setting({ required: false }) } })).toEqual({
    email: 't:rule.email',
  })
})

test('registration: terms must be ticked: “please agree to the terms (confirmation of age 18)”', async () => {
  expect(await errorsOf('registration', { ...person, terms: '' })).toEqual({ terms: ['t:rule.terms', { years: 18 }] })
  expect(await errorsOf('registration', { ...person, terms: '' }, { ageYears: 21 })).toEqual({ terms: ['t:rule.terms', { years: 21 }] })
})

test('registration: an invitation code is optional if it is not required', async () => {
  expect(await errorsOf('registration', person, { settings: { affiliateCode: setting({ required: false }) } })).toEqual({})
})

test('registration: a player younger than 18 is refused, in every date format of the gateway', async () => {
  const settings = { birthday: setting({ acceptedPattern: '^[0-9]{2}-[0-9]{2}-[0-9]{4}$', patternId: '14', minLength: 10, maxLength: 10 }) }
  expect(await errorsOf('registration', { ...person, birthday: '2009-01-11' }, { settings })).toEqual({
    birthday: ['t:form.too-young', { years: 18 }],
  })
  expect(await errorsOf('registration', { ...person, birthday: '2009-01-10' }, { settings })).toEqual({})
})

test('per-field rules: “*” matches all', async () => {
  expect(await errorsOf('registration', { ...person, username: '☃' }, { settings: { username: setting() } })).toEqual({})
})

test('per-field rules: valid only if it matches and the length is within bounds', async () => {
  const settings = { payeeName: setting({ acceptedPattern: '^[a-z]+$', patternId: '9', minLength: 2, maxLength: 4 }) }
  const of = async (payeeName: string) => Object.keys(await errorsOf('registration', { ...person, payeeName }, { settings }))
  expect({ a: await of('a'), abcde: await of('abcde'), AB: await of('AB'), abc: await of('abc') }).toEqual({
    a: ['payeeName'],
    abcde: ['payeeName'],
    AB: ['payeeName'],
    abc: [],
  })
})

test('per-field rules: required uses the same message', async () => {
  const settings = { payeeName: setting({ acceptedPattern: '^[a-z]+$', patternId: '9', minLength: 2, maxLength: 4 }) }
  const wrong = await errorsOf('registration', { ...person, payeeName: 'A' }, { settings })
  expect(await errorsOf('registration', person, { settings })).toEqual(wrong)
})

test('rules without a family: “real name format incorrect”, “phone number format incorrect”, “invalid invitation code”', async () => {
  const settings = {
    payeeName: setting({ acceptedPattern: '^[a-z]+$' }),
    mobileNum: setting({ acceptedPattern: '^[0-9]+$' }),
    affiliateCode: setting({ acceptedPattern: '^[A-Z]+$' }),
  }
  expect(await errorsOf('registration', { ...person, payeeName: '1', mobileNum: 'x', affiliateCode: 'x' }, { settings })).toEqual({
    payeeName: 't:rule.real-name',
    mobileNum: 't:rule.phone',
    affiliateCode: 't:rule.invitation',
  })
})

test('change password: the old password is required when it is not already known', async () => {
  const typed = { newPassword: 'New1', confirmNewPassword: 'New1', verificationCode: '1' }
  expect(await errorsOf('change-password', typed)).toEqual({ oldPassword: 't:rule.not-empty' })
  expect(await errorsOf('change-password', typed, { knowsOldPassword: true })).toEqual({})
})

test('change password: the new password must match the password rule: “password length must be within (min)-(max)”', async () => {
  const typed = { oldPassword: 'a', newPassword: 'New1', confirmNewPassword: 'New1', verificationCode: '1' }
  expect(await errorsOf('change-password', typed, { settings: { password: setting({ minLength: 8, maxLength: 20 }) } })).toEqual({
    newPassword: ['t:rule.password-length', expect.objectContaining({ min: 8, max: 20 })],
  })
})

test('change password: the confirmation equals the new one', async () => {
  expect(
    await errorsOf('change-password', { oldPassword: 'a', newPassword: 'New1', confirmNewPassword: 'New2', verificationCode: '1' }),
  ).toEqual({ confirmNewPassword: 't:rule.same' })
})

test('forgot password by email: username and a valid email are required', async () => {
  expect(Object.keys(await errorsOf('forgot-by-email', {}))).toEqual(['username', 'email'])
  expect(await errorsOf('forgot-by-email', { username: 'ann', email: 'ann@' })).toEqual({ email: 't:rule.email' })
})

test('forgot password by phone: a valid mobile, the code and the new password are required', async () => {
  expect(await errorsOf('forgot-by-phone', {})).toEqual({
    mobileNum: 't:rule.mobile',
    verificationCode: 't:rule.code',
    newPassword: 't:rule.not-empty',
    confirmNewPassword: 't:rule.not-empty',
  })
})

test('“input cannot be empty” where nothing more is known of a field', async () => {
  expect((await errorsOf('forgot-by-email', { email: 'ann@x.test' })).username).toBe('t:rule.not-empty')
})

test('an unusable pattern blocks no player and is reported to authors', async () => {
  const { form, action, methods } = plan(baseForm('registration'), { settings: { username: setting({ acceptedPattern: '(' }) } })
  const { verdicts, faults } = await judge({ form, action, method: methods[0]!, ageYears: 18 }, person, plainPatterns)
  expect([verdicts.some(({ error }) => error), faults]).toEqual([
    false,
    [
      {
        code: 'form/pattern-unusable',
        form: 'registration',
        field: 'username',
        message: 'The pattern ( is of no use (uncompilable); the gateway decides.',
      },
    ],
  ])
})

test('a password’s conditions are listed before anything is typed', () => {
  const ticks = firstTicks(
    plan(baseForm('registration'), {
      settings: { password: setting({ acceptedPattern: '^[A-Z]+$', patternId: '8', minLength: 8, maxLength: 20 }) },
    }),
  )
  expect(ticks.password?.map(({ message, met }) => [message.text, met])).toEqual([
    ['t:rule.8', false],
    ['t:rule.chars-range', false],
  ])
})
