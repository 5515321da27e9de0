// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { workspaceLoaded } from '../../model/documents/documents.ts'
import { callerOf } from '../../model/editor.testing.ts'
import {
  $viewSettings,
  addressRead,
  viewSettingsChanged,
  viewSettingsReset,
  printViewSettings,
} from '../../model/documents/view-settings.ts'
import '../../model/start.ts'
import { ViewBar } from './view-bar.tsx'

let scope: Scope
const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)
beforeAll(() => import('../../../kit/popups/menu-popup.tsx')) // translating it takes longer than a test waits
beforeEach(() => {
  scope = fork()
  call(addressRead, '')
  render(
    <Provider value={scope}>
      <ViewBar />
    </Provider>,
  )
})
afterEach(cleanup)

test('choosing a person changes the address, turns the part blue and offers the way back', async () => {
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Persona: Guest' }))
  fireEvent.click(await screen.findByText('Agent'))
  await waitFor(() => expect(printViewSettings(scope.getState($viewSettings))).toBe('?as=agent'))
  expect(window.location.search).toBe('?as=agent')
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect([printViewSettings(scope.getState($viewSettings)), screen.queryByRole('button', { name: 'Reset' })]).toEqual(['', null])
})

test('the view is part of the address and no reason for Reset', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }))
  expect([printViewSettings(scope.getState($viewSettings)), screen.queryByRole('button', { name: 'Reset' })]).toEqual(['?view=json', null])
})

test('invalid parts of the address are shown once and can be dismissed', () => {
  act(() => {
    call(addressRead, '?as=bogus&w=99999')
  })
  expect(screen.getByText(/as=bogus/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  expect(screen.queryByText(/as=bogus/)).toBeNull()
})

test('reset keeps the document, its address and the chosen block', () => {
  call(viewSettingsChanged, { doc: 'page/rng', at: '/rng', sel: 'games', as: 'vip', data: 'huge' })
  call(viewSettingsReset, undefined)
  expect(printViewSettings(scope.getState($viewSettings))).toBe('?doc=page/rng&at=/rng&sel=games')
})

test('a language that the brand does not offer is shown in the bar, in its menu and in the name of the button', async () => {
  act(() => {
    call(workspaceLoaded, {
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
    call(viewSettingsChanged, { language: 'AR' })
  })
  expect(screen.queryByRole('button', { name: /not offered/ })).toBeNull()
  act(() => void call(viewSettingsChanged, { language: 'TH' }))
  fireEvent.click(screen.getByRole('button', { name: /^Language: ไทย, not offered/ }))
  expect(await screen.findByText('The brand does not offer ไทย: players cannot choose it')).toBeTruthy()
})
