// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a single studio is started, several are listed on their page', () => {
  const one = drawExample(contract, view, examples.usual)
  fireEvent.click(one.getByRole('button', { name: 'Enter: Cockfight' }))
  expect(one.send.mock.calls).toEqual([[{ kind: 'launch', target: { vendor: 'SV3', category: 'COCKFIGHT', gameCode: 'SV3_LOBBY' } }]])
  cleanup()

  const several = drawExample(contract, view, examples.several!)
  fireEvent.click(several.getByRole('link', { name: 'Enter: Cockfight' }))
  expect(several.send.mock.calls).toEqual([[{ kind: 'go', to: '/cockfight' }]])
})
