// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each app has a code to scan of 110 px in its ground of 120, and a link to the same address', async () => {
  const { getAllByRole, getAllByText, container } = drawExample(contract, view, examples.usual)
  await waitFor(() => expect(container.querySelectorAll('svg[width="110"]').length).toBe(3))
  expect(getAllByText(/^Code to scan with a phone: /).length).toBe(3)
  expect(getAllByRole('link', { name: /^Download: / }).map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    examples.usual.inputs!.apps!.map(({ url }) => [url, 'noopener noreferrer']),
  )
})

test('the steps of a guide are a list in their order', () => {
  const { getAllByRole } = drawExample(contract, view, examples.usual)
  const [first] = getAllByRole('list', { name: 'How to install it' })
  expect([...first!.children].map((step) => step.querySelector('p')?.textContent)).toEqual([
    'Scan the code or tap the link',
    'Allow the installation',
    'Log in as usual',
  ])
})
