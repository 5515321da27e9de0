// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test.each([
  ['usual', 'Your points24,860They never expire. Live casino ×2 until Sunday.'],
  ['plain', 'Your points8.5They never expire. '],
])('it says how many points there are and that they never expire: %s', (name, text) => {
  expect(drawExample(contract, view, examples[name]!).root.textContent).toBe(text)
})
