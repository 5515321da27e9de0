// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { edited } from '../../model/documents/documents.ts'
import { callerOf, editorWith, published } from '../../model/editor.testing.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { CompareView } from './compare.tsx'

let scope: Scope
const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)

beforeEach(async () => {
  const files = ['home', 'about'].map((id) => published(`page/${id}`, { title: id === 'home' ? 'Home' : 'About', nodes: [] }))
  scope = await editorWith(files, { doc: 'page/about', at: '/' })
  render(
    <Provider value={scope}>
      <CompareView />
    </Provider>,
  )
})
afterEach(cleanup)

test('an open document without changes shows a message that lists changed documents', () => {
  screen.getByText('No changes in About')
  screen.getByText('There are no changes in other documents either.')
  act(() => void call(edited, { label: 'Title', document: 'page/home', patch: [{ op: 'replace', path: '/title', value: 'Lobby' }] }))
  screen.getByText('No changes in About')
  screen.getByText('1 other document has changes. They may show here too.')
  expect(screen.queryByText(/Every document/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Compare / }))
  expect(scope.getState($viewSettings).doc).toBe('page/home')
  expect(screen.queryByText(/^No changes in/)).toBeNull()
  screen.getByRole('button', { name: /from “Home” to “Lobby”/ })
})
