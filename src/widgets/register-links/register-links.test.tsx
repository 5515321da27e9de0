// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('a link says what it gives and how many came by it, is copied, and is shown as a QR code', async () => {
  const { getAllByRole, findByRole } = draw('usual')
  const [first] = getAllByRole('listitem')

  expect(first?.textContent).toContain('AgentSpring eventhttps://foyer.example.test/register?affiliateCode=HOANG41')
  expect(
    within(first!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['5.5%', '12', 'HOANG41'])
  fireEvent.click(within(first!).getByRole('button', { name: 'QR code' }))
  const code = await findByRole('img', { name: 'QR code of the link HOANG41' })
  expect([code.tagName, code.getAttribute('width')]).toEqual(['svg', '110']) // 120 px with the white ground of 5 around it
})

test('a new link is made in a popup', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: 'New link' }))
  expect(send.mock.calls).toEqual([[{ kind: 'open', popup: 'register-link' }]])
})

test('what is no web address is not copied, and a path is one of this site', () => {
  expect(draw('hostile').queryByRole('button', { name: 'Copy the link' })).toBeNull()
  cleanup()
  const [, second] = draw('usual').getAllByRole('listitem')
  expect(second?.textContent).toContain(new URL('/register?affiliateCode=HOANG0', document.location.href).href)
})
