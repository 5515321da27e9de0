import { createWatch } from 'effector'
import { expect, test } from 'vitest'

import { errorReported } from '../lifecycle.ts'
import { listCountries } from '../../gateway/endpoints/system/list-countries.ts'
import { register } from '../../gateway/endpoints/session/register.ts'
import { aFormPortal, formGateway, formRelease, baseForm, plainPatterns, setting } from '../../../../tests/support/portal/forms.ts'
import type { LayoutDocument } from '../../../schemas/documents.ts'
import { $patterns } from './patterns.ts'
import { form as formSource, formState as stateSource } from './sources.ts'

const flags = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILEVERCODELOGIN3']
const rules = {
  username: setting({ acceptedPattern: '^[a-z]+$', patternId: '2', minLength: 3, maxLength: 9 }),
  password: setting({ acceptedPattern: '^[A-Za-z0-9]+$', patternId: '6', minLength: 6, maxLength: 9 }),
}
const registration = (more: Parameters<typeof aFormPortal>[0] = {}) =>
  aFormPortal({ gateway: formGateway({ flags, register: rules }), forms: ['registration'], ...more })
const errors = (portal: Awaited<ReturnType<typeof registration>>) => Object.keys(portal.state('registration').errors)

test('typing shows no error; leaving the field does', async () => {
  const portal = await registration()
  await portal.type('registration', 'username', { username: 'A' })
  expect(errors(portal)).toEqual([])
  await portal.type('registration', 'username', { username: 'A' }, true)
  expect(errors(portal)).toEqual(['username'])
})

test('typing clears an error that is shown as soon as the value is right', async () => {
  const portal = await registration()
  await portal.type('registration', 'username', { username: 'A' }, true)
  await portal.type('registration', 'username', { username: 'AB' })
  expect(errors(portal)).toEqual(['username'])
  await portal.type('registration', 'username', { username: 'abc' })
  expect(errors(portal)).toEqual([])
})

test('a repetition that was checked is checked again when the password changes', async () => {
  const portal = await registration()
  await portal.type('registration', 'confirmPassword', { password: 'Secret1', confirmPassword: 'Secret1' }, true)
  expect(portal.state('registration').fine).toEqual(['confirmPassword'])
  await portal.type('registration', 'password', { password: 'Secret2', confirmPassword: 'Secret1' })
  expect(portal.state('registration').fine).toEqual([])
  await portal.type('registration', 'confirmPassword', { password: 'Secret2', confirmPassword: 'Secret1' }, true)
  expect(portal.state('registration').errors).toEqual({ confirmPassword: { text: 't:rule.same' } })
  await portal.type('registration', 'password', { password: 'Secret1', confirmPassword: 'Secret1' })
  expect(errors(portal)).toEqual([])
})

test('conditions turn into ticks while a password is typed', async () => {
  const portal = await registration()
  const met = () => portal.state('registration').ticks.password?.map((tick) => tick.met)
  expect(met()).toEqual([false, false])
  await portal.type('registration', 'password', { password: 'abc' })
  expect(met()).toEqual([true, false])
  await portal.type('registration', 'password', { password: 'abcdef' })
  expect(met()).toEqual([true, true])
})

test('what the gateway refused stays refused until it is typed anew', async () => {
  const gateway = formGateway({ flags, register: rules }).fail(register, {
    kind: 'refused',
    code: 'USERNAME_TAKEN',
    message: 'Taken',
    status: 200,
  })
  const portal = await registration({ gateway })
  const typed = { username: 'zoe', password: 'Secret1', confirmPassword: 'Secret1', terms: 'true' }
  await portal.submit('registration', typed)
  expect(portal.state('registration').errors).toEqual({ username: { text: 'Taken' } })
  await portal.type('registration', 'username', typed, true)
  expect(errors(portal)).toEqual(['username'])
  await portal.type('registration', 'username', { ...typed, username: 'zoey' })
  expect(errors(portal)).toEqual([])
})

test('of two answers about a field the one about the newer value counts', async () => {
  const held: ((matches: boolean) => void)[] = []
  const patterns = { ...plainPatterns, test: () => new Promise<boolean>((resolve) => held.push(resolve)) }
  const portal = await registration({ values: [[$patterns, patterns]] })
  const first = portal.type('registration', 'username', { username: 'A' }, true)
  const second = portal.type('registration', 'username', { username: 'abc' }, true)
  held[1]?.(true)
  held[0]?.(false)
  await Promise.all([first, second])
  expect(errors(portal)).toEqual([])
})

test('what was typed is there when the form is opened again; its errors and secrets are not', async () => {
  const portal = await registration()
  await portal.send({ kind: 'open', popup: 'registration' })
  await portal.submit('registration', { username: 'A', password: 'x' })
  expect(portal.state('registration')).toMatchObject({ round: 1, draft: { username: 'A' } })
  await portal.send({ kind: 'close', popup: 'registration' })
  expect(portal.state('registration')).toMatchObject({ round: 0, errors: {}, draft: { username: 'A' } })
  expect(JSON.stringify(portal.state('registration'))).not.toContain('"x"')
})

test('a form at an address is left with the address', async () => {
  const portal = await registration()
  await portal.at('/register', 'registration')
  await portal.submit('registration', {})
  expect(portal.state('registration').round).toBe(1)
  await portal.at('/')
  expect(portal.state('registration').round).toBe(0)
})

test('an intent for a form that is not drawn is dropped', async () => {
  const portal = await registration()
  await portal.submit('login', { username: 'ann', password: 'x' })
  expect(portal.gateway.names()).not.toContain('logIn')
})

test('the form and its state stay the same objects while nothing changes', async () => {
  const portal = await registration()
  const seen = () => [portal.read(formSource, { form: 'registration' }), portal.read(stateSource, { form: 'registration' })]
  const before = seen()
  await portal.at('/rng', 'rng')
  await portal.platform.pass(60_000)
  await portal.draw('registration')
  const after = seen()
  expect({ 'after[0] === before[0]': after[0] === before[0], 'after[1] === before[1]': after[1] === before[1] }).toEqual({
    'after[0] === before[0]': true,
    'after[1] === before[1]': true,
  })
})

test('a form that the release does not have stays away', async () => {
  const portal = await aFormPortal({ forms: [] })
  await portal.want(formSource, { form: 'feedback' })
  expect(portal.read(formSource, { form: 'feedback' })).toEqual({ status: 'absent' })
})

test('an overlay changes a form', async () => {
  const overlay: LayoutDocument = {
    kind: 'overlay',
    id: 'plain',
    format: 1,
    target: 'form/registration',
    priority: 1,
    steps: [{ op: 'remove', key: 'terms' }],
  }
  const keys = async (more: LayoutDocument[]) =>
    (await registration({ release: formRelease({ more }) }))
      .form('registration')
      .methods.flatMap(({ fields }) => fields.map(({ key }) => key))
  const [plain, overlaid] = [await keys([]), await keys([overlay])]
  expect(plain).toContain('terms')
  expect(overlaid).toEqual(plain.filter((key) => key !== 'terms'))
})

test('a rule that the gateway overrules and an unusable pattern are reported to authors once', async () => {
  const form = baseForm('registration')
  const release = formRelease({
    forms: [{ ...form, fields: form.fields.map((each) => (each.id === 'username' ? { ...each, schema: { minLength: 30 } } : each)) }],
  })
  const gateway = formGateway({ flags, register: { ...rules, payeeName: setting({ acceptedPattern: '(' }) } })
  const portal = await aFormPortal({ gateway, release, forms: [] })
  const told: string[] = []
  createWatch({ unit: errorReported, scope: portal.scope, fn: ({ code, message }) => told.push(`${code} ${message}`) })
  await portal.draw('registration')
  await portal.type('registration', 'payeeName', { payeeName: 'a' }, true)
  await portal.type('registration', 'payeeName', { payeeName: 'ab' }, true)
  await portal.platform.pass(60_000)
  expect(told).toEqual([
    'form/rule-conflict form/registration at "username": ' +
      "Nothing could keep both the form's rule and the gateway's (length); the gateway's holds.",
    'form/pattern-unusable form/registration at "payeeName": The pattern ( is of no use (uncompilable); the gateway decides.',
  ])
})

test('countries are requested once a form needs them, and a form without any continues', async () => {
  const gateway = formGateway({ flags })
  const portal = await registration({ gateway })
  expect(portal.form('registration').methods[1]?.fields[0]?.options).toEqual([
    { value: '66', label: 'Thailand \u2066+66\u2069' },
    { value: '971', label: 'United Arab Emirates \u2066+971\u2069' },
  ])
  const broken = await registration({ gateway: formGateway({ flags }).fail(listCountries) })
  expect(broken.form('registration').methods[1]?.fields.map(({ key }) => key)).toEqual(['mobileNum', 'terms'])
})

test('the country that was sent is chosen the next time', async () => {
  const portal = await registration()
  await portal.submit('registration', { countryDialingCode: '971' }, 'mobile')
  expect([portal.platform.cookieJar['foyer-country'], portal.form('registration').methods[1]?.fields[0]?.value]).toEqual(['971', '971'])
})

test('a field shows no confirmation where its check was skipped: an unanswered pattern, a name that only the gateway knows', async () => {
  const gateway = formGateway({
    flags,
    register: { ...rules, payeeName: setting({ acceptedPattern: '^(a+)+$' }), email: setting(), affiliateCode: setting() },
  })
  const portal = await aFormPortal({
    gateway,
    forms: ['registration'],
    values: [[$patterns, { ...plainPatterns, test: async (source: string) => (source === '^(a+)+$' ? undefined : true) }]],
  })
  const values = { username: 'annie', payeeName: 'Ann', email: 'ann@example.test', affiliateCode: 'X1', password: 'Secret1' }
  for (const field of Object.keys(values)) await portal.type('registration', field, values, true)
  expect([errors(portal), portal.state('registration').fine]).toEqual([[], ['email', 'password']])

  await portal.submit('registration', { ...values, confirmPassword: 'other' }, 'username')
  expect(portal.state('registration').fine).not.toEqual(expect.arrayContaining(['payeeName']))
  expect(portal.state('registration').fine).not.toEqual(expect.arrayContaining(['username']))
})
