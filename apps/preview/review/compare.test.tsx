// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Workspace } from '../../../src/schemas/workspace.ts'
import { edited, workspaceLoaded } from '../model/documents.ts'
import { $viewSettings, viewSettingsChanged } from '../model/view-settings.ts'
import { CompareView } from './compare.tsx'
import '../i18n/words.testing.ts'

const file = (id: string, title: string) => ({
  name: `page/${id}`,
  brand: 'foyer',
  path: `foyer/pages/${id}.json`,
  etag: '"1"',
  text: JSON.stringify({ kind: 'page', id, title, nodes: [] }),
})

beforeEach(() => {
  workspaceLoaded({
    brand: 'foyer',
    draft: 'main',
    brands: [],
    release: null,
    drafts: {},
    files: [file('home', 'Home'), file('about', 'About')],
  } as unknown as Workspace)
  viewSettingsChanged({ doc: 'page/about', at: '/' })
  render(<CompareView />)
})
afterEach(cleanup)

test('a document without changes says so of itself, and names the others that have some', () => {
  screen.getByText('No changes in About')
  screen.getByText('There are no changes in other documents either.')
  act(() => void edited({ label: 'Title', document: 'page/home', patch: [{ op: 'replace', path: '/title', value: 'Lobby' }] }))
  screen.getByText('No changes in About')
  screen.getByText('1 other document has changes. They may show here too.')
  expect(screen.queryByText(/Every document/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Compare / }))
  expect($viewSettings.getState().doc).toBe('page/home')
  expect(screen.queryByText(/^No changes in/)).toBeNull()
  screen.getByRole('button', { name: /from “Home” to “Lobby”/ })
})
