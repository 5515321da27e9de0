// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the first banner of the group is the art, with the default text over it and the content beside it', () => {
  const { root, getByText } = drawExample(contract, view, examples.usual, { slots: { main: <p>form</p> } })

  expect(root.querySelector('img')?.getAttribute('src')).toBe('/img/scene/login.svg')
  expect(getByText('Good to see you again').compareDocumentPosition(getByText('form')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a banner with its own text replaces the default text', () => {
  const { queryByText, getByText } = drawExample(contract, view, examples.own!)

  expect(getByText('Nine nights of lanterns')).toBeTruthy()
  expect(queryByText('Good to see you again')).toBeNull()
})

test('without any picture no hole is drawn', () => {
  expect(drawExample(contract, view, examples.bare!).root.querySelector('img')).toBeNull()
})
