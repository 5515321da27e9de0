// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import arabic from '../../../locales/ar/widgets/vendor-games.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })

test('a vendor’s games start, and become favourites', () => {
  const { getByRole, send } = draw('usual')
  expect(getByRole('heading').textContent).toBe('PP Live')
  fireEvent.click(getByRole('button', { name: /^Velvet Roulette/ }))
  fireEvent.click(getByRole('button', { name: 'Favourite: Harbor Baccarat' }))
  expect(send.mock.calls).toEqual([
    [{ kind: 'launch', target: { vendor: 'PP', category: 'LIVE', nodeId: '1', name: 'Velvet Roulette' } }],
    [{ kind: 'toggle-favourite', nodeId: '2', vendor: 'PP', category: 'LIVE' }],
  ])
})

test('every narrowing names the vendor; another class begins at its first page, and pages keep the class', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: /^Arcade/ }))
  fireEvent.click(getByRole('button', { name: 'Page 2' }))
  expect(send.mock.calls).toEqual([
    [{ kind: 'narrow', input: 'games', args: { vendor: 'PP', class: 'AC', page: 1 } }],
    [{ kind: 'narrow', input: 'games', args: { vendor: 'PP', class: 'AC', page: 2 } }],
  ])
})

test('a class that was picked counts for its vendor: the next one begins with all of its games', () => {
  const { getByRole, again, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: /^Arcade/ }))
  const { vendor, games } = examples.usual.inputs!
  again({ ...examples.usual, inputs: { vendor: { ...vendor, code: 'EVO', name: 'Evo Live' }, games } })

  expect(getByRole('button', { name: 'All', pressed: true })).toBeTruthy()
  fireEvent.click(getByRole('button', { name: 'Page 2' }))
  expect(send.mock.calls.at(-1)).toEqual([{ kind: 'narrow', input: 'games', args: { vendor: 'EVO', class: '', page: 2 } }])
})

test('one page of one class has neither chips nor page numbers', () => {
  const { queryByRole } = draw('single')
  expect({ group: queryByRole('group'), navigation: queryByRole('navigation') }).toEqual({ group: null, navigation: null })
})

test.each(Object.keys(examples))('the words of "%s" are all there', (name) => {
  expect(draw(name).missing).toEqual([])
})
