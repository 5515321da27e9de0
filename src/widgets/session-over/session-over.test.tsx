// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!, { slots: { help: 'Help stands here' } })

test('after a time without activity a login leads back to where somebody was', () => {
  const { getByRole, root, send } = draw('usual')
  expect(getByRole('heading', { name: 'You were signed out' })).toBeTruthy()
  expect(root.textContent).not.toContain('Help stands here')
  fireEvent.click(getByRole('link', { name: 'Log in again' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: { route: '/login', query: { back: '/rng?vassalage=PG' } } }]])
})

test('an agent logs in at the agents’ page', () => {
  expect(draw('agent').getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/agent')
})

test('after an exclusion no login is offered; the end and the help links are shown', () => {
  const { getByRole, queryByRole, root, send } = draw('excluded')
  expect(root.textContent).toMatch(/before Jan 17, 2027.*Help stands here/)
  expect(queryByRole('link')).toBeNull()
  fireEvent.click(getByRole('button', { name: 'To the lobby' }))
  expect(send.mock.calls).toEqual([[{ kind: 'close', popup: 'session-over' }]])
})

test('an unknown end is left out', () => {
  expect(draw('open').root.textContent).toContain('nobody can log in to your account for now.')
})
