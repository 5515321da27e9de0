// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('content at the start is read before content at the end', () => {
  const { root } = drawExample(contract, view, examples.usual, { slots: { end: 'Register', start: 'Logo' } })

  expect(root.textContent).toBe('LogoRegister')
})
