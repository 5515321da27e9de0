// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each part is the element that it is called: headings below that of the page, consecutive entries one list', () => {
  const { root, getByRole } = drawExample(contract, view, examples.usual)

  expect([...(root.firstElementChild?.children ?? [])].map(({ tagName, children }) => `${tagName} ${children.length}`)).toEqual([
    'H2 1',
    'P 5',
    'H3 1',
    'OL 3',
    'H3 1',
    'UL 2',
  ])
  expect([root.querySelector('strong')?.textContent, root.querySelector('em')?.textContent]).toEqual(['20% more', 'Free spins'])
  expect(getByRole('link', { name: 'deposit form' }).getAttribute('href')).toBe('/member?page=depositv2')
})

test('a link leads on inside the portal', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('link', { name: 'deposit form' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/member?page=depositv2' }]])
})

test('markup in a text is text', () => {
  const content = [{ style: 'paragraph' as const, spans: [{ text: '<img src=x onerror=alert(1)>&amp;' }] }]
  const { root } = drawExample(contract, view, { ...examples.usual, props: { ...examples.usual.props, content } })
  expect([root.textContent, root.querySelector('img')]).toEqual(['<img src=x onerror=alert(1)>&amp;', null])
})
