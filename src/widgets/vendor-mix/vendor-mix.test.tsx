// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a studio leads to its games, with their number', () => {
  const { getByRole, root, send } = drawExample(contract, view, examples.usual)

  expect({
    "root.querySelectorAll('li').length": root.querySelectorAll('li').length,
    key: getByRole('link', { name: 'HAB 84 games' }).closest('li')!.dataset.key,
  }).toEqual({ "root.querySelectorAll('li').length": 10, key: 'RNG/HAB' })
  fireEvent.click(getByRole('link', { name: 'HAB 84 games' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: { route: '/rng', query: { vassalage: 'HAB' } } }]])
})

test('without a page a card starts its studio, unless that is down', () => {
  const { getByRole, send } = drawExample(contract, view, examples.starts!)

  fireEvent.click(getByRole('button', { name: 'AG Maintenance' }))
  fireEvent.click(getByRole('button', { name: 'EVO' }))

  expect(send.mock.calls).toEqual([[{ kind: 'launch', target: { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY' } }]])
})
