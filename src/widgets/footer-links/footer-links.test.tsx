// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('columns are in the order of the document, each with All and its first vendors', () => {
  const { getAllByRole } = drawExample(contract, view, examples.usual)

  expect(
    getAllByRole('navigation').map((column) => [
      column.dataset.key,
      column.querySelector('p')!.textContent,
      ...within(column)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]),
  ).toEqual([
    ['RNG', 'Slots', 'All', 'PG', 'JDB', 'CQ9'],
    ['LIVE', 'Live casino', 'All', 'EVO', 'AG', 'SEXY'],
    ['SPORTS', 'Sports', 'All', 'SBO'],
  ])
})

test('footer: without a list of types every game type that has vendors has its links, in the order of the categories', () => {
  const { getAllByRole } = drawExample(contract, view, examples.all!)

  expect(getAllByRole('navigation').map(({ dataset }) => dataset.key)).toEqual(['LIVE', 'RNG', 'SPORTS'])
})

test('All follows the click rule of its category, vendors start', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)
  const column = (name: string) => within(getByRole('navigation', { name }))

  fireEvent.click(column('Slots').getByRole('link', { name: 'All' }))
  fireEvent.click(column('Sports').getByRole('button', { name: 'All' }))
  fireEvent.click(column('Live casino').getByRole('button', { name: 'AG' }))

  expect(send.mock.calls).toEqual([
    [{ kind: 'go', to: '/rng' }],
    [{ kind: 'launch', target: { vendor: 'SBO', category: 'SPORTS' } }],
    [{ kind: 'launch', target: { vendor: 'AG', category: 'LIVE' } }],
  ])
})

test('only channels that are configured and known are offered', () => {
  const { getByRole, queryByRole, send, again } = drawExample(contract, view, examples.usual)

  expect(
    within(getByRole('list', { name: 'Find us on' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Facebook', 'YouTube'])
  fireEvent.click(getByRole('button', { name: 'YouTube' }))
  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'yt' }]])

  again(examples.bare!)
  expect(queryByRole('list', { name: 'Find us on' })).toBeNull()
})

test('the row of logos and the copyright line with its year are always there', () => {
  const { getByRole, root } = drawExample(contract, view, examples.bare!)

  expect(
    within(getByRole('list', { name: 'Studios' }))
      .getAllByRole('listitem')
      .map((mark) => mark.querySelector('.visually-hidden')!.textContent),
  ).toEqual(['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'])
  expect(root.textContent).toContain('For adults aged 18 and over. © 2026 Foyer. Play responsibly.')
})
