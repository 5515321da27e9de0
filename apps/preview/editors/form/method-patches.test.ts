import { expect, test } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import { Form } from '../../../../src/schemas/documents.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import {
  choiceAdding,
  choiceMoving,
  choiceRemoving,
  choiceSetting,
  methodAdding,
  methodId,
  methodMoving,
  methodNaming,
  methodRemoving,
} from './method-patches.ts'

const fields: Form['fields'] = [
  { id: 'username', input: 'text', label: 'Name' },
  { id: 'gender', input: 'select', label: 'Gender' },
]
const plain: Form = { kind: 'form', id: 'registration', format: 1, fields, submit: { label: 'Go', intent: 'submit' } }
const methods: Form = {
  ...plain,
  methods: [
    { id: 'by-name', label: 'By name', fields: ['username'] },
    { id: 'by-phone', label: 'By phone', fields: [] },
  ],
}
const after = (form: Form, patch: PatchOperation[]) => Form.parse(applyPatch(form, patch).value)
const ids = (form: Form) => form.methods?.map(({ id }) => id)

test('a way is added behind another, and the first one asks for every field', () => {
  expect(after(methods, methodAdding(methods, { id: 'by-mail', label: 'By mail', fields: ['gender'] }, 'by-name')).methods?.[1]).toEqual({
    id: 'by-mail',
    label: 'By mail',
    fields: ['gender'],
  })
  expect(after(plain, methodAdding(plain, { id: 'usual', label: 'Usual', fields: [] })).methods).toEqual([
    { id: 'usual', label: 'Usual', fields: ['username', 'gender'] },
  ])
})

test('an id is made of the name, and no other way has it', () => {
  expect({
    'By Mail, quickly': methodId('By Mail, quickly', methods),
    'By name': methodId('By name', methods),
    بالبريد: methodId('بالبريد', methods),
  }).toEqual({ 'By Mail, quickly': 'by-mail-quickly', 'By name': 'by-name-2', بالبريد: 'way' })
})

test('a way is renamed, moved and taken away; the form keeps its fields', () => {
  expect(after(methods, methodNaming(methods, 'by-phone', 'Phone')).methods?.[1]?.label).toBe('Phone')
  expect(ids(after(methods, methodMoving(methods, 'by-phone', -1)))).toEqual(['by-phone', 'by-name'])
  expect(methodMoving(methods, 'by-name', -1)).toEqual([])
  const one = after(methods, methodRemoving(methods, 'by-phone'))
  expect({ ids: ids(one), fields: one.fields }).toEqual({ ids: ['by-name'], fields })
  expect(after(one, methodRemoving(one, 'by-name'))).toEqual(plain)
})

test('choices of a list are added with values of their own, named, moved and taken away', () => {
  const choices = (form: Form) => form.fields[1]?.options?.map(({ value, label }) => `${value} ${label}`)
  let form = plain
  for (const label of ['Woman', 'Man', 'Other']) form = after(form, choiceAdding(form, 'gender', label))
  expect(choices(form)).toEqual(['1 Woman', '2 Man', '3 Other'])
  form = after(form, choiceSetting(form, 'gender', 2, 'value', 'x'))
  form = after(form, choiceMoving(form, 'gender', 2, -1))
  expect(choices(form)).toEqual(['1 Woman', 'x Other', '2 Man'])
  form = after(form, choiceRemoving(form, 'gender', 0))
  form = after(form, choiceAdding(form, 'gender', 'Woman'))
  expect(choices(form)).toEqual(['x Other', '2 Man', '3 Woman'])
  for (let left = 3; left > 0; left -= 1) form = after(form, choiceRemoving(form, 'gender', 0))
  expect(form).toEqual(plain)
  expect([choiceMoving(form, 'gender', 0, 1), choiceRemoving(form, 'gender', 0), choiceSetting(form, 'nobody', 0, 'label', 'x')]).toEqual([
    [],
    [],
    [],
  ])
})
