// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the card leads to its category, and each cover on it starts its own game', () => {
  const { getByRole, send } = drawExample(contract, view, examples.three!)

  fireEvent.click(getByRole('link', { name: 'Enter: Slots' }))
  fireEvent.click(getByRole('button', { name: 'Play Sugar Comet' }))

  expect(send.mock.calls).toEqual([
    [{ kind: 'go', to: '/rng' }],
    [{ kind: 'launch', target: { vendor: 'PG', category: 'RNG', nodeId: 'pg-sugar-comet' } }],
  ])
})

test('it shows three studio logos at most', () => {
  const { getAllByRole } = drawExample(contract, view, examples.usual)

  expect(getAllByRole('list')[0]!.textContent).toBe('EVOAGSEXY')
})

test('with nothing but words it still leads there', () => {
  const { getByRole, root } = drawExample(contract, view, examples.bare!)

  expect({
    "getByRole('link').getAttribute('href')": getByRole('link').getAttribute('href'),
    "root.querySelector('img')": root.querySelector('img'),
  }).toEqual({ "getByRole('link').getAttribute('href')": '/fish', "root.querySelector('img')": null })
})
