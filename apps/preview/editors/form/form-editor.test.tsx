// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import { Form } from '../../../../src/schemas/documents.ts'
import type { Facts } from '../../../../src/schemas/facts.ts'
import type { RegistrationSettings } from '../../../../src/schemas/nouns/form.ts'
import { createWatch } from 'effector'
import { actionChosen } from '../../model/actions.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import { FormEditor } from './form-editor.tsx'
import type { FormEditorProps } from './form-props.ts'
import { outcomesOf } from './outcomes.ts'

afterEach(cleanup)

const whole = Form.parse(JSON.parse(readFileSync('layouts/_base/forms/registration.json', 'utf8')))
const small = ['username', 'password', 'email', 'affiliateCode', 'captcha', 'terms']
const form: Form = {
  ...whole,
  methods: whole.methods!.map((method) => ({ ...method, fields: method.fields.filter((id) => small.includes(id)) })),
  fields: whole.fields.filter(({ id }) => small.includes(id)),
}
const facts = {} as Facts // no field of it has a condition
const settings: RegistrationSettings = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 16 },
  affiliateCode: { enabled: true, required: false, minLength: 6, maxLength: 8 },
  email: { enabled: true, required: false },
}
const formatText: FormEditorProps['formatText'] = (text, values) =>
  `${text.replace('t:field.', '').replace('t:', '')}${values?.min === undefined ? '' : ` ${values.min}`}`

function draw(given: Partial<FormEditorProps> = {}) {
  const calls = { onEdit: vi.fn<(edit: Edit) => void>(), onChoose: vi.fn<FormEditorProps['onChoose']>() }
  const of = given.form ?? form
  const outcomes = outcomesOf(of, { settings, flags: {}, facts: facts, language: 'EN', today: '2026-11-20', ageYears: 18 })
  render(
    <FormEditor
      form={form}
      settings={settings}
      outcomes={outcomes}
      fieldsFree={['line', 'email']}
      formatText={formatText}
      chosen={undefined}
      {...calls}
      {...given}
    />,
  )
  return { ...calls, result: (index = 0) => Form.parse(applyPatch(of, calls.onEdit.mock.calls[index]?.[0].patch ?? []).value) }
}
const row = (id: string) => within(document.querySelector<HTMLElement>(`tr[data-key=${id}]`)!)

test("each field shows the server's rule, our rule and what players get", () => {
  draw()
  expect([...document.querySelectorAll('tr[data-key=username] td')].slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    'Required, 4 to 16',
    'no other rules',
    'Required, 4 to 16',
  ])
})

test('30: a field that is required but not shown says which setting hides it, and leads there', () => {
  const opened = vi.fn<(action: string) => void>()
  onTestFinished(createWatch({ unit: actionChosen, fn: opened }))
  const fields = form.fields.map((field) => (field.id === 'email' ? { ...field, required: true } : field))
  const off = { ...settings, email: { enabled: false, required: false } }
  const hidden = { ...form, fields }
  const context = { settings: off, flags: {}, facts, language: 'EN' as const, today: '2026-11-20', ageYears: 18 }
  draw({ form: hidden, settings: off, outcomes: outcomesOf(hidden, context), chosen: 'email' })
  expect(screen.getByText('The registration settings have “email” off, so players are not asked for it.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open preview settings' }))
  expect(opened.mock.calls).toEqual([['view-settings.open']])
})

test('a field of the server is added with two clicks', async () => {
  const { onEdit, onChoose, result } = draw()
  fireEvent.click(screen.getByRole('button', { name: 'Add field' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.length).toBe(1) // the form has an email already
  fireEvent.click(items[0]!)
  expect(onEdit.mock.calls.length).toBe(1)
  expect(result().methods![0]!.fields).toEqual(['username', 'password', 'email', 'affiliateCode', 'line', 'captcha', 'terms'])
  expect(onChoose.mock.calls).toEqual([['line']])
})

test('a field moves by keys, and is taken away by Delete', () => {
  const { onEdit, result } = draw()
  fireEvent.keyDown(row('email').getByRole('button', { name: /^email/ }), { key: 'ArrowUp', altKey: true })
  expect(result().methods![0]!.fields.slice(0, 3)).toEqual(['username', 'email', 'password'])
  fireEvent.keyDown(row('username').getByRole('button', { name: /^username/ }), { key: 'ArrowUp', altKey: true })
  expect(onEdit.mock.calls.length).toBe(1) // it is the first
  fireEvent.keyDown(row('email').getByRole('button', { name: /^email/ }), { key: 'Delete' })
  expect(result(1).methods!.map(({ fields }) => fields.includes('email'))).toEqual([false, true])
})

test('each way has its own fields', () => {
  draw()
  fireEvent.click(screen.getByRole('radio', { name: /by-mobile/ }))
  expect(document.querySelector('tr[data-key=username]')).toBe(null)
})

test('two rules that exclude each other are shown in amber, and one button reverts ours', () => {
  const never: Form = {
    ...form,
    fields: form.fields.map((field) => (field.id === 'affiliateCode' ? { ...field, schema: { minLength: 10, maxLength: 12 } } : field)),
  }
  const { result } = draw({ form: never })
  screen.getByText('Server wins, 6 to 8')
  screen.getByText(/With 6 to 8 and 10 to 12 no value is possible/)
  fireEvent.click(screen.getByRole('button', { name: 'Use 6 to 8' }))
  expect(result().fields.find(({ id }) => id === 'affiliateCode')?.schema).toBe(undefined)
})

test('a value that is tried gets the sentence a player would read', async () => {
  draw({ chosen: 'username' })
  fireEvent.change(screen.getByLabelText('Try it'), { target: { value: 'koi' } })
  await screen.findByText('“rule.1 4”')
  fireEvent.change(screen.getByLabelText('Try it'), { target: { value: 'koi.rider' } })
  expect((await screen.findByText('Players can send this')).closest('output')?.id).toBe('told-username')
})

test("the document's settings of a field are edited in place, its rule too", () => {
  const { onEdit, result } = draw({ chosen: 'username' })
  fireEvent.click(screen.getByRole('checkbox', { name: /Required/ }))
  expect(result().fields[0]!.required).toBe(true)
  const most = document.querySelectorAll<HTMLInputElement>('input[aria-roledescription]')[1]!
  fireEvent.change(most, { target: { value: '12' } })
  fireEvent.blur(most)
  expect(Form.parse(applyPatch(form, onEdit.mock.calls.at(-1)![0].patch).value).fields[0]!.schema).toEqual({ maxLength: 12 })
})

test('a way is added by its name with the fields of the one that is open, and opened', async () => {
  const onMethod = vi.fn<(method: string) => void>()
  const { result } = draw({ onMethod })
  fireEvent.click(screen.getByRole('button', { name: 'Actions for methods' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add a method' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'By mail' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a method' }))
  expect(result().methods![1]).toEqual({ id: 'by-mail', label: 'By mail', fields: form.methods![0]!.fields })
  expect(onMethod.mock.calls).toEqual([['by-mail']])
})

test('a field that is one of a list says so while it has nothing to choose from, and gets choices', () => {
  const list: Form = {
    ...form,
    fields: form.fields.map((field) =>
      field.id === 'email'
        ? {
            ...field,
            input: 'select',
            options: [
              { value: 'a', label: 'First' },
              { value: 'b', label: 'Second' },
            ],
          }
        : field,
    ),
  }
  const { onEdit } = draw({ form: list, chosen: 'email' })
  const choices = within(screen.getByRole('region', { name: 'Choices' }))
  fireEvent.click(choices.getByRole('button', { name: 'Add a choice' }))
  fireEvent.click(choices.getByRole('button', { name: 'Move Second up' }))
  fireEvent.change(choices.getByRole('textbox', { name: 'Choice 1: value sent' }), { target: { value: 'z' } })
  fireEvent.keyDown(choices.getByRole('textbox', { name: 'Choice 1: value sent' }), { key: 'ArrowDown', altKey: true })
  const options = onEdit.mock.calls.map(([edit]) =>
    Form.parse(applyPatch(list, edit.patch).value)
      .fields.find(({ id }) => id === 'email')!
      .options!.map(({ value }) => value)
      .join(' '),
  )
  expect(options).toEqual(['a b 3', 'b a', 'z b', 'b a'])
  cleanup()
  draw({ form: { ...list, fields: list.fields.map(({ options: _, ...field }) => field) }, chosen: 'email' })
  screen.getByText('Players have no choices yet.')
})
