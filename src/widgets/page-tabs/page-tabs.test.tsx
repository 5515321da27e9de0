// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each page is a link, and the current one says so', () => {
  const { getAllByRole, send } = drawExample(contract, view, examples.usual)
  const links = getAllByRole('link')

  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Redeem', 'page'],
    ['Redeem history', null],
    ['Points rules', null],
  ])
  fireEvent.click(links[1]!)
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/pointMall?page=history' }]])
})
