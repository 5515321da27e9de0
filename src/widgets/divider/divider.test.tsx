// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a line is a separator, and space alone is nothing to a screen reader', () => {
  expect(drawExample(contract, view, examples.usual).getAllByRole('separator')).toHaveLength(1)
  cleanup()
  expect(drawExample(contract, view, examples.space!).queryByRole('separator')).toBeNull()
})
