// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the other addresses are links to new tabs; the one here is none', () => {
  const { getAllByRole, getAllByText } = drawExample(contract, view, examples.usual)
  expect(getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://foyer-2.example.test/', 'noopener noreferrer'],
    ['https://foyer-3.example.test/', 'noopener noreferrer'],
  ])
  expect(getAllByText('You are here').map((tag) => tag.closest('li')?.dataset['key'])).toEqual(['foyer.example.test'])
  expect(getAllByRole('button', { name: 'Copy' })).toHaveLength(3)
})
