// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $documents, undone } from '../../model/documents/documents.ts'
import { callerOf, editorWith } from '../../model/editor.testing.ts'
import { FormMethods } from '../../outline/form-methods.tsx'
import { FormOfDraft } from './draft-form.tsx'

const text = readFileSync('layouts/_base/forms/registration.json', 'utf8')
const form = JSON.parse(text) as JsonObject

let scope: Scope
const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)

beforeEach(async () => {
  scope = await editorWith([{ name: 'form/registration', brand: '_base', path: '_base/forms/registration.json', etag: '"1"', text }], {
    doc: 'form/registration',
    sel: null,
    view: 'canvas',
  })
  render(
    <Provider value={scope}>
      <nav>
        <FormMethods document={form} />
      </nav>
      <main>
        <FormOfDraft />
      </main>
    </Provider>,
  )
})
afterEach(cleanup)

const listed = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('button')
    .map((method) => method.getAttribute('aria-current'))
const open = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => String(checked))

test('the way at the left and the way in the editor are one, and what is pressed at the left takes the focus to the editor', () => {
  expect({ listed: listed(), open: open() }).toEqual({ listed: ['true', 'false'], open: ['true', 'false'] })
  fireEvent.click(within(screen.getByRole('navigation')).getAllByRole('button')[1]!)
  expect({ listed: listed(), open: open() }).toEqual({ listed: ['false', 'true'], open: ['false', 'true'] })
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[1])
  fireEvent.click(screen.getAllByRole('radio')[0]!)
  expect({ listed: listed(), open: open() }).toEqual({ listed: ['true', 'false'], open: ['true', 'false'] })
})

test('a way that is added is open, and undo opens one that is there', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Actions for methods' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add a method' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'By mail' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a method' }))
  expect(open()).toEqual(['false', 'true', 'false'])
  act(() => void call(undone, undefined))
  expect([open(), scope.getState($documents).get('form/registration')]).toEqual([['true', 'false'], form])
})
