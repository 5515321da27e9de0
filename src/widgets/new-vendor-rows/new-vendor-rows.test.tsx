// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each row has its name and its studios, new ones have a label', () => {
  const { getAllByRole, root } = drawExample(contract, view, examples.usual)

  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['New studios', 'This week', 'This month'])
  expect(root.querySelector('[data-key="RNG/SPN"]')!.textContent).toBe('SPN27 gamesNew')
})

test('a studio leads to its games', () => {
  const { getByRole, send } = drawExample(contract, view, { ...examples.usual, props: { title: '', to: '/rng' } })

  fireEvent.click(getByRole('link', { name: /^TPG/ }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: { route: '/rng', query: { vassalage: 'TPG' } } }]])
})
