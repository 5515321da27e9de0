// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import arabic from '../../../locales/ar/widgets/room-list.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })

test('a room shows its stakes and places, and picking it starts the game there', () => {
  const { getAllByRole, send } = draw('usual')
  const [first] = getAllByRole('listitem')
  expect(first?.textContent).toBe('Quiet cornerBets $1.00 to $50.00 · 3 of 6 playersEnter')
  fireEvent.click(within(first!).getByRole('button', { name: 'Enter Quiet corner' }))
  expect(send.mock.calls).toEqual([
    [{ kind: 'launch', target: { vendor: 'KY', category: 'PVP', gameCode: 'KY_31', nodeId: '31', roomId: '1' } }],
  ])
})

test('rooms that are full or closed show that and cannot be picked', () => {
  const { getAllByRole } = draw('usual')
  const rooms = getAllByRole('listitem').map((room) => [
    room.getAttribute('data-key'),
    within(room).queryByRole('button') !== null,
    /Full|Closed/.test(room.textContent ?? ''),
  ])
  expect(rooms).toEqual([
    ['1', true, false],
    ['2', false, true],
    ['3', true, false],
    ['4', false, true],
  ])
})

test('the gateway’s message about a room is shown, and the rooms can be loaded again', () => {
  const { getByRole, send } = draw('conflict')
  expect(getByRole('status').textContent).toBe('This room is full')
  fireEvent.click(getByRole('button', { name: 'Look again' }))
  expect(send.mock.calls).toEqual([[{ kind: 'retry', input: 'rooms' }]])
})

test('a message says when no room is free', () => {
  expect(draw('full').getByRole('status').textContent).toBe('No room is free right now.')
})

test.each(Object.keys(examples))('the words of "%s" are all there', (name) => {
  expect(draw(name).missing).toEqual([])
})
