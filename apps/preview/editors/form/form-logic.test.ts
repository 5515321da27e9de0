import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import { Form } from '../../../../src/schemas/documents.ts'
import type { Field } from '../../../../src/schemas/documents.ts'
import type { Facts } from '../../../../src/schemas/facts.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { RegistrationSettings } from '../../../../src/schemas/nouns/form.ts'
import { adding, fieldFor, fieldSetting, moving, movingOver, placeFor, removing, ruleSetting, methodsOf } from './form-patches.ts'
import { outcomeText, ownText, serverText } from './form-words.ts'
import { outcomesOf } from './outcomes.ts'
import { messageFor } from './try-it.ts'

const form = Form.parse(JSON.parse(readFileSync('layouts/_base/forms/registration.json', 'utf8')))
const [byName, byNumber] = methodsOf(form)
const on = { enabled: true, required: true }
const settings: RegistrationSettings = {
  username: { ...on, minLength: 4, maxLength: 16 },
  password: { ...on, minLength: 8, maxLength: 16 },
  affiliateCode: { enabled: true, required: false, minLength: 6, maxLength: 8 },
  email: { enabled: true, required: false },
}
const context = { settings, flags: {}, facts: {} as Facts, language: 'EN' as const, today: '2026-11-20', ageYears: 18 }
const after = (patch: PatchOperation[], of = form) => Form.parse(applyPatch(of, patch).value)
const withSchema = (id: string, schema: Field['schema']): Form => ({
  ...form,
  fields: form.fields.map((field) => (field.id === id ? { ...field, schema } : field)),
})
const named = (id: string) => id

test('a field of the server is added to one way, before the captcha and the terms, and the document still holds', () => {
  const without = after(removing(form, byName!, 'zalo'))
  expect(without.methods![0]!.fields).not.toContain('zalo')
  expect(without.fields.some(({ id }) => id === 'zalo')).toBe(true) // the other way has it
  const gone = after(removing(without, methodsOf(without)[1]!, 'zalo'), without)
  expect(gone.fields.some(({ id }) => id === 'zalo')).toBe(false)
  const method = methodsOf(gone)[0]!
  const back = after(adding(gone, method, fieldFor('zalo'), placeFor(gone, method, undefined)), gone)
  expect(back.methods![0]!.fields.slice(-3)).toEqual(['zalo', 'captcha', 'terms'])
  expect(back.fields.at(-1)).toEqual({ id: 'zalo', input: 'text', label: 't:field.zalo', server: 'zalo' })
})

test('a field moves within its way and into another, without being there twice', () => {
  expect(after(moving(byName!, 'email', 0)).methods![0]!.fields.slice(0, 2)).toEqual(['email', 'username'])
  expect(moving(byName!, 'username', -1)).toEqual([])
  expect(movingOver(form, byName!, byNumber!, 'email')).toEqual([])
  const moved = after(movingOver(form, byName!, byNumber!, 'username'))
  expect([moved.methods![0]!.fields.includes('username'), moved.methods![1]!.fields.slice(-3)]).toEqual([
    false,
    ['username', 'captcha', 'terms'],
  ])
})

test('a rule that became empty is removed from the document', () => {
  const ruled = after(ruleSetting(form, 'username', { minLength: 6, maxLength: undefined }))
  expect(ruled.fields[0]!.schema).toEqual({ minLength: 6 })
  expect(after(ruleSetting(ruled, 'username', { minLength: undefined }), ruled).fields[0]!.schema).toBe(undefined)
  expect(fieldSetting(form, 'username', 'autocomplete', 'username')).toEqual([])
})

test('the stricter rule of each pair is what players get', () => {
  const strict = withSchema('username', { maxLength: 12, pattern: '^[A-Za-z].*$' })
  const field = strict.fields[0]!
  const outcome = outcomesOf(strict, context).username!.username!
  expect({
    'serverText(field, settings.username, named)': serverText(field, settings.username, named),
    'ownText(field, settings.username, named)': ownText(field, settings.username, named),
    'outcomeText(field, outcome)': outcomeText(field, outcome),
  }).toEqual({
    'serverText(field, settings.username, named)': 'Required, 4 to 16',
    'ownText(field, settings.username, named)': 'at most 12, starts with a letter',
    'outcomeText(field, outcome)': 'Required, 4 to 12',
  })
})

test("where two rules exclude each other the server's applies, and a message says so", () => {
  const never = withSchema('affiliateCode', { minLength: 10, maxLength: 12 })
  const outcome = outcomesOf(never, context).username!.affiliateCode!
  expect([
    outcome.why,
    outcomeText(
      never.fields.find(({ id }) => id === 'affiliateCode')!,
      outcome,
    ),
  ]).toEqual(['length', 'Server wins, 6 to 8'])
})

test('a field that the server has turned off is not shown; a repeated one must match', () => {
  const methods = outcomesOf(form, context)
  const of = (id: string) =>
    outcomeText(
      form.fields.find((field) => field.id === id)!,
      methods.username![id]!,
    )
  expect({ line: of('line'), confirmPassword: of('confirmPassword'), email: of('email') }).toEqual({
    line: 'Not shown',
    confirmPassword: 'Must match',
    email: 'Optional, an email',
  })
})

test('trying a value shows the message that a player would read', async () => {
  const strict = withSchema('username', { maxLength: 12, pattern: '^[A-Za-z].*$' })
  const rule = outcomesOf(strict, context).username!.username!.rule!
  const formatText = async (value: string) => (await messageFor(strict.fields[0]!, rule, value, {}))?.key ?? null
  expect({
    koi: await formatText('koi'),
    '9koi': await formatText('9koi'),
    'koi.rider': await formatText('koi.rider'),
    '': await formatText(''),
  }).toEqual({ koi: 'rule.1', '9koi': 'rule.format', 'koi.rider': null, '': 'rule.not-empty' })
})
