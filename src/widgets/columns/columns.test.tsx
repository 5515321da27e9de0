// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the main place comes before the side in reading order', () => {
  const { root } = drawExample(contract, view, examples.usual, { slots: { main: <p>banner</p>, side: <p>winners</p> } })

  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['banner', 'winners'])
})

test('a side without nodes leaves no place behind', () => {
  const { root } = drawExample(contract, view, examples.usual, { slots: { main: <p>banner</p> } })

  expect(root.firstElementChild!.lastElementChild!.matches(':empty')).toBe(true)
})

test('a side that comes first does so in reading order, too', () => {
  const { root } = drawExample(contract, view, examples['side-first']!, { slots: { main: <p>accounts</p>, side: <p>tree</p> } })

  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['tree', 'accounts'])
})
