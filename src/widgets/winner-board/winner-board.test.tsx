// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

import { nextOffset, passesRow } from './drift.ts'

const amounts = (root: HTMLElement) => [...root.querySelectorAll('[dir="ltr"]')].map(({ textContent }) => textContent)

test('three rows are above with medals, the list begins at rank 4; amounts have their currency and two decimals', () => {
  const { getAllByRole, root } = drawExample(contract, view, examples.usual)

  const [first, list] = getAllByRole('list')
  expect({
    "first!.querySelectorAll('li').length": first!.querySelectorAll('li').length,
    key: list!.querySelector('li')!.dataset.key,
    "list!.getAttribute('start')": list!.getAttribute('start'),
  }).toEqual({ "first!.querySelectorAll('li').length": 3, key: '4', "list!.getAttribute('start')": '4' })
  expect(first!.querySelectorAll('svg').length).toBe(3)
  expect(amounts(root).slice(0, 3)).toEqual(['$48,260.00', '$31,905.50', '$22,418.20'])
  expect([...root.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ])
})

test('a row is a button that starts its game; a winner whose game cannot be started is plain text', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('button', { name: /Rank 2.*su\*\*\*ya/ }))
  expect(send.mock.calls).toEqual([[{ kind: 'launch', target: { vendor: 'JL', category: 'RNG', nodeId: 'n2' } }]])
  cleanup()

  expect(drawExample(contract, view, examples.plain!).queryByRole('button')).toBeNull()
})

test('the second copy that makes the list endless is out of reach of keyboard and reader', () => {
  const { root } = drawExample(contract, view, examples.usual)

  const copy = root.querySelector('[aria-hidden="true"]:is(ol)')!
  expect([copy.querySelectorAll('li').length, [...copy.querySelectorAll('button')].every(({ tabIndex }) => tabIndex === -1)]).toEqual([
    7,
    true,
  ])
})

test('the list drifts by half a pixel a frame and runs on without a seam', () => {
  expect(contract.props.properties.step.default).toBe(0.5)
  expect(contract.props.properties.highlighted.default).toBe(3)
  expect({
    'nextOffset(0, 0.5, 364)': nextOffset(0, 0.5, 364),
    'nextOffset(363.5, 0.5, 364)': nextOffset(363.5, 0.5, 364),
    'nextOffset(363.8, 0.5, 364)': nextOffset(363.8, 0.5, 364),
  }).toEqual({ 'nextOffset(0, 0.5, 364)': 0.5, 'nextOffset(363.5, 0.5, 364)': 0, 'nextOffset(363.8, 0.5, 364)': expect.closeTo(0.3) })
})

test('winners: the list pauses where a row is at its top, and where it begins again', () => {
  expect([
    passesRow(51, 51.5, 52),
    passesRow(51.5, 52, 52),
    passesRow(52, 52.5, 52),
    passesRow(363.5, 0, 52),
    passesRow(0, 0.5, 0),
  ]).toEqual([false, true, false, true, false])
})
