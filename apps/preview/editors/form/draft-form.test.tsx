// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { $documents, undone, workspaceLoaded } from '../../model/documents.ts'
import { viewSettingsChanged } from '../../model/view-settings.ts'
import { FormMethods } from '../../outline/form-methods.tsx'
import { FormOfDraft } from './draft-form.tsx'
import '../../i18n/words.testing.ts'

const text = readFileSync('layouts/_base/forms/registration.json', 'utf8')
const form = JSON.parse(text) as JsonObject

beforeEach(() => {
  workspaceLoaded({
    brand: 'foyer',
    draft: 'main',
    brands: [],
    release: null,
    drafts: {},
    files: [{ name: 'form/registration', brand: '_base', path: '_base/forms/registration.json', etag: '"1"', text }],
  } as unknown as Workspace)
  viewSettingsChanged({ doc: 'form/registration', sel: null, view: 'canvas' })
  render(
    <>
      <nav>
        <FormMethods document={form} />
      </nav>
      <main>
        <FormOfDraft />
      </main>
    </>,
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
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add a method' }, { timeout: 10_000 }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }, { timeout: 10_000 }), { target: { value: 'By mail' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a method' }))
  expect(open()).toEqual(['false', 'true', 'false'])
  act(() => void undone())
  expect([open(), $documents.getState().get('form/registration')]).toEqual([['true', 'false'], form])
})
