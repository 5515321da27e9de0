// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../runtime/widget/draw.testing.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import { sandboxOf } from './sandbox.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the game fills a frame of its name, and a way back is there', () => {
  const { getByTitle, getByRole, send } = drawExample(contract, view, examples.usual!)
  expect(getByTitle('Ember Koi').getAttribute('src')).toBe('about:blank')

  fireEvent.click(getByRole('button', { name: 'Back to the lobby' }))

  expect(send.mock.calls).toEqual([[{ kind: 'close', popup: 'game' }]])
})

test('loading it again draws a new frame, and says that it loads until it has', () => {
  const { getByTitle, getByRole, queryByRole } = drawExample(contract, view, examples.usual!)
  const first = getByTitle('Ember Koi')
  fireEvent.load(first)
  expect(queryByRole('status')).toBeNull()

  fireEvent.click(getByRole('button', { name: 'Load the game again' }))

  expect(getByTitle('Ember Koi')).not.toBe(first)
  expect(getByRole('status').textContent).toBe('The game is loading')
})

test('a frame never has both scripts and the portal’s own origin', () => {
  const own = 'https://foyer.example'

  expect(sandboxOf('https://games.example/play?x=1', own)).toContain('allow-same-origin')
  expect(sandboxOf('/play?x=1', own)).not.toContain('allow-same-origin')
  expect(sandboxOf('https://foyer.example/play', own)).not.toContain('allow-same-origin')
  expect(sandboxOf('https://foyer.example.evil/play', own)).toContain('allow-same-origin')
})
