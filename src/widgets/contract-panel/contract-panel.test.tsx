// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('it names what waits and what the account has', () => {
  const { getAllByRole, getByText } = draw('usual')
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'New contract: Dividend',
    'Request to end: Hourly salary',
  ])
  expect(getByText('Yours now: Dividend and Daily salary')).toBeTruthy()
  cleanup()
  expect(draw('quiet').getByText('No request waits for you.')).toBeTruthy()
})

test('it leads to the contracts and can be closed', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('link', { name: 'See the contracts' }))
  fireEvent.click(getByRole('button', { name: 'Close' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'go', to: '/contracts' }, { kind: 'close-contracts' }])
})
