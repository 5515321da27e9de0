// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('it is a link that opens its page, with an icon where it has one', () => {
  const { getByRole, root, send } = drawExample(contract, view, examples.secondary!)
  const link = getByRole('link', { name: 'How it works' })
  fireEvent.click(link)

  expect([link.getAttribute('href'), root.querySelectorAll('svg').length]).toEqual(['/helpCenter', 1])
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/helpCenter' }]])
})
