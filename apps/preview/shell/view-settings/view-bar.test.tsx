// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { workspaceLoaded } from '../../model/documents.ts'
import { $viewSettings, addressRead, viewSettingsChanged, viewSettingsReset, printViewSettings } from '../../model/view-settings.ts'
import '../../model/start.ts'
import { ViewBar } from './view-bar.tsx'

beforeAll(() => import('../../ui/menu-popup.tsx')) // translating it takes longer than a test waits
beforeEach(() => {
  addressRead('')
  render(<ViewBar />)
})
afterEach(cleanup)

test('choosing a person changes the address, turns the part blue and offers the way back', async () => {
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Persona: Guest' }))
  fireEvent.click(await screen.findByText('Agent'))
  await waitFor(() => expect(printViewSettings($viewSettings.getState())).toBe('?as=agent'))
  expect(window.location.search).toBe('?as=agent')
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect([printViewSettings($viewSettings.getState()), screen.queryByRole('button', { name: 'Reset' })]).toEqual(['', null])
})

test('the view is part of the address and no reason for Reset', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }))
  expect([printViewSettings($viewSettings.getState()), screen.queryByRole('button', { name: 'Reset' })]).toEqual(['?view=json', null])
})

test('nonsense in the address is told once and can be put away', () => {
  act(() => {
    addressRead('?as=bogus&w=99999')
  })
  expect(screen.getByText(/as=bogus/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  expect(screen.queryByText(/as=bogus/)).toBeNull()
})

test('reset keeps the document, its address and the chosen block', () => {
  viewSettingsChanged({ doc: 'page/rng', at: '/rng', sel: 'games', as: 'vip', data: 'huge' })
  viewSettingsReset()
  expect(printViewSettings($viewSettings.getState())).toBe('?doc=page/rng&at=/rng&sel=games')
})

test('a language that the brand does not offer is said in the bar, in its menu and in the name of the button', async () => {
  act(() => {
    workspaceLoaded({
      brand: 'foyer',
      draft: 'main',
      brands: [],
      release: null,
      drafts: {},
      files: [
        {
          name: 'brand/foyer',
          brand: 'foyer',
          path: 'foyer/brand.json',
          text: '{ "kind": "brand", "languages": ["EN", "AR"], "defaultLanguage": "EN" }',
          etag: '"1"',
        },
      ],
    } as unknown as Workspace)
    viewSettingsChanged({ language: 'AR' })
  })
  expect(screen.queryByRole('button', { name: /not offered/ })).toBeNull()
  act(() => void viewSettingsChanged({ language: 'TH' }))
  fireEvent.click(screen.getByRole('button', { name: /^Language: ไทย, not offered/ }))
  expect(await screen.findByText('The brand does not offer ไทย: players cannot choose it')).toBeTruthy()
})
