// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

import { secondsFor } from './view.tsx'

test('notices are read once, though the line holds them twice, and the button stops and starts it', () => {
  const { getByRole, getAllByRole } = drawExample(contract, view, examples.usual)

  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(examples.usual.inputs!.notices!.map(({ text }) => text))
  fireEvent.click(getByRole('button', { name: 'Stop the notices' }))
  fireEvent.click(getByRole('button', { name: 'Let the notices run' }))

  expect(getByRole('button', { name: 'Stop the notices' })).toBeTruthy()
})

test('with a popup a notice opens it', () => {
  const { getByRole, send } = drawExample(contract, view, examples.opens!)

  fireEvent.click(getByRole('button', { name: /^New studio/ }))

  expect(send.mock.calls).toEqual([[{ kind: 'open', popup: 'announcement', args: { announcement: '2' } }]])
})

test('the line runs at 40 pixels a second, and never in a flash', () => {
  expect({ 'secondsFor(4000, 40)': secondsFor(4000, 40), 'secondsFor(0, 40)': secondsFor(0, 40) }).toEqual({
    'secondsFor(4000, 40)': 100,
    'secondsFor(0, 40)': 4,
  })
})
