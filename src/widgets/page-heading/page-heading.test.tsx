// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('it is the first heading of its page, visible or only for screen readers', () => {
  const { getByRole, root } = drawExample(contract, view, examples.usual)
  expect([getByRole('heading', { level: 1 }).textContent, root.className.includes('visually-hidden')]).toEqual(['Promotions', false])
  cleanup()

  const said = drawExample(contract, view, examples.said!)
  expect([said.getByRole('heading', { level: 1 }).textContent, said.root.className]).toEqual(['Lobby', 'visually-hidden'])
})

test('the page that it belongs to is a link above it', () => {
  const { getByRole } = drawExample(contract, view, examples.back!)
  const link = getByRole('link', { name: 'Team management' })
  expect([link.getAttribute('href'), link.compareDocumentPosition(getByRole('heading'))]).toEqual([
    '/agentHome?page=downlineManagmentView',
    Node.DOCUMENT_POSITION_FOLLOWING,
  ])
})
