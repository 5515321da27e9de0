// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('links lead inside the portal, or to other sites in a tab of their own', () => {
  const { getAllByRole, send } = drawExample(contract, view, examples['usual'])
  const links = getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/help#responsible', null],
    ['tel:+180000000', '_blank'],
    ['https://help.example/', '_blank'],
  ])
  fireEvent.click(links[0]!)
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/help#responsible' }]])
})
