import { expect, test } from 'vitest'

import type { Form } from '../../../schemas/documents.ts'
import { baseForm, setting } from '../../../../tests/support/portal/forms.ts'
import { actionOf } from '../../../schemas/form-actions.ts'
import { planForm } from './form-plan.ts'
import type { FormPlan, FormContext } from './form-plan.ts'

const formContext = (formContext: Partial<FormContext> = {}): FormContext => ({
  facts: {},
  flags: { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true },
  settings: {},
  language: 'EN',
  captcha: false,
  sliderOff: false,
  knowsOldPassword: false,
  countries: [{ value: '66', label: 'Thailand +66' }],
  dialingCode: null,
  remembered: null,
  verification: null,
  today: '2027-01-10',
  ageYears: 18,
  ...formContext,
})
const registration = baseForm('registration')
const keys = (plan: FormPlan, method: string) => plan.methods.find(({ id }) => id === method)?.fields.map(({ view }) => view.key)
const required = (plan: FormPlan, method: string) =>
  plan.methods
    .find(({ id }) => id === method)
    ?.fields.filter(({ view }) => view.required)
    .map(({ view }) => view.key)
const field = (plan: FormPlan, key: string) => plan.methods[0]?.fields.find(({ view }) => view.key === key)

test('a registration by name asks for name, password, its repetition and the terms, whatever the settings are', () => {
  const plan = planForm(registration, formContext())
  expect(keys(plan, 'username')).toEqual(['username', 'password', 'confirmPassword', 'terms'])
  expect(required(plan, 'username')).toEqual(['username', 'password', 'confirmPassword', 'terms'])
})

test.each([
  'payeeName',
  'paymentPassword',
  'email',
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
  'captcha',
  'mobileNum',
  'verificationCode',
])('%s is shown only when the settings enable it, and required only when they say so', (name) => {
  const shown = (settings: FormContext['settings']) => field(planForm(registration, formContext({ settings })), name)?.view.required
  expect([
    shown({}),
    shown({ [name]: setting({ enabled: false }) }),
    shown({ [name]: setting({ required: false }) }),
    shown({ [name]: setting() }),
  ]).toEqual([undefined, undefined, false, true])
})

test('the mobile number is asked for and required in a registration by number, its country with it', () => {
  const plan = planForm(registration, formContext())
  expect(keys(plan, 'mobile')).toEqual(['countryDialingCode', 'mobileNum', 'terms'])
  expect(required(plan, 'mobile')).toEqual(['mobileNum', 'terms'])
})

test('a registration by number asks for a password with MOBILENUMPASSREG3 and for a code with REGMOBVERF3', () => {
  const { flags } = formContext()
  const plan = planForm(
    registration,
    formContext({
      flags: { ...flags, MOBILENUMPASSREG3: true, REGMOBVERF3: true },
      settings: { password: setting({ enabled: false }), verificationCode: setting({ enabled: false }) },
    }),
  )
  expect(required(plan, 'mobile')).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'terms'])
})

test('no country is asked for where there is no number, or no list of countries', () => {
  expect(keys(planForm(registration, formContext({ settings: { mobileNum: setting() } })), 'username')).toContain('countryDialingCode')
  expect(keys(planForm(registration, formContext()), 'username')).not.toContain('countryDialingCode')
  expect(keys(planForm(registration, formContext({ countries: [] })), 'mobile')).not.toContain('countryDialingCode')
})

test('the country that was chosen before is chosen again, else the document’s, else the first', () => {
  const countries = [
    { value: '66', label: 'Thailand' },
    { value: '971', label: 'Emirates' },
  ]
  const chosen = (dialingCode: string | null) =>
    planForm(baseForm('forgot-by-phone'), formContext({ countries, dialingCode })).view.methods[0]?.fields[0]?.value
  expect({ 'chosen(null)': chosen(null), "chosen('971')": chosen('971'), "chosen('1')": chosen('1') }).toEqual({
    'chosen(null)': '66',
    "chosen('971')": '971',
    "chosen('1')": '66',
  })
})

test('registration that both flags switch off is a form without methods', () => {
  expect(planForm(registration, formContext({ flags: {} })).view.methods).toEqual([])
})

test('a flag that is not known hides its method', () => {
  expect(planForm(baseForm('login'), formContext({ flags: {} })).view.methods.map(({ key }) => key)).toEqual(['username'])
})

test('the slider is gone when the gateway wants none, the captcha is there when it asks for one', () => {
  expect(keys(planForm(baseForm('login'), formContext()), 'username')).toEqual(['username', 'password', 'slider', 'remember'])
  expect(keys(planForm(baseForm('login'), formContext({ sliderOff: true, captcha: true })), 'username')).toEqual([
    'username',
    'password',
    'captcha',
    'remember',
  ])
})

test('a login asks for no slider by SMS', () => {
  expect(keys(planForm(baseForm('login'), formContext()), 'mobile')).toEqual(['countryDialingCode', 'mobileNum', 'verificationCode'])
})

test('a change of password asks for the old one unless it is known, and for a code with CHNGPASSVERIF3', () => {
  const form = baseForm('change-password')
  expect(keys(planForm(form, formContext()), 'all')).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
  expect(required(planForm(form, formContext({ knowsOldPassword: true, flags: { CHNGPASSVERIF3: true } })), 'all')).toEqual([
    'newPassword',
    'confirmNewPassword',
    'verificationCode',
  ])
})

test('the server’s rule of the password serves a new password too', () => {
  const plan = planForm(
    baseForm('change-password'),
    formContext({ settings: { password: setting({ patternId: '8', acceptedPattern: '^[A-Z]+$', minLength: 8, maxLength: 20 }) } }),
  )
  expect(field(plan, 'newPassword')).toMatchObject({
    rule: { patterns: ['^[A-Z]+$'], patternId: '8', minLength: 8, maxLength: 20 },
    view: { maxLength: 20, ticks: true },
  })
  expect(field(plan, 'confirmNewPassword')?.rule.same).toBe('newPassword')
})

test('an unknown address is verified only by the methods that the gateway names, with the contact that it masks', () => {
  const plan = planForm(
    baseForm('verify-ip'),
    formContext({ verification: { ticket: 't', methods: ['EMAIL', 'BANK_ACCOUNT_NAME'], email: 'a***@x.test' } }),
  )
  expect(plan.view.methods.map(({ key, fields }) => [key, fields[0]?.input, fields[0]?.hint])).toEqual([
    ['email', 'code', 'a***@x.test'],
    ['bank-account-name', 'text', undefined],
  ])
})

test('a remembered name is filled into the login, and is remembered again', () => {
  const fields = planForm(baseForm('login'), formContext({ remembered: 'ann' })).view.methods[0]?.fields
  expect(fields?.map(({ key, value }) => [key, value])).toEqual([
    ['username', 'ann'],
    ['password', undefined],
    ['slider', undefined],
    ['remember', 'true'],
  ])
})

test('a contradiction between a form and the gateway is reported, and the gateway’s rule applies', () => {
  const form: Form = {
    ...registration,
    fields: registration.fields.map((each) => (each.id === 'username' ? { ...each, schema: { minLength: 30 } } : each)),
  }
  const plan = planForm(form, formContext({ settings: { username: setting({ minLength: 5, maxLength: 16 }) } }))
  expect({ conflicts: plan.conflicts, rule: field(plan, 'username')?.rule }).toMatchObject({
    conflicts: [{ field: 'username', why: 'length' }],
    rule: { minLength: 5, maxLength: 16 },
  })
})

test('words of the document are in the language of now, English where it has none', () => {
  const form: Form = { ...registration, strings: { EN: { one: 'One', two: 'Two' }, AR: { one: 'واحد' } } }
  expect(planForm(form, formContext({ language: 'AR' })).view.strings).toEqual({ one: 'واحد', two: 'Two' })
})

test('a birthday is at least 18 years ago', () => {
  const plan = planForm(registration, formContext({ settings: { birthday: setting() } }))
  expect(field(plan, 'birthday')?.rule.max).toBe('2009-01-10')
})

test.each([
  [{ id: 'login' }, 'log-in'],
  [{ id: 'agent-login', action: 'log-in-agent' as const }, 'log-in-agent'],
  [{ id: 'registration' }, 'register'],
  [{ id: 'change-password' }, 'change-password'],
  [{ id: 'forgot-by-email' }, 'forgot-by-email'],
  [{ id: 'forgot-by-phone' }, 'forgot-by-phone'],
  [{ id: 'verify-ip' }, 'verify-ip'],
  [{ id: 'feedback' }, null],
])('the form %j does %s', (form, action) => {
  expect(actionOf(form)).toBe(action)
})
