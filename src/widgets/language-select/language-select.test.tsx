// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('languages are named in their own words, the current one is marked, another can be taken', () => {
  const { getByRole, getAllByRole, queryByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button', { name: 'Language: English' }))
  expect(
    getAllByRole('menuitemradio', { hidden: true }).map((item) => [item.textContent, item.getAttribute('aria-checked'), item.lang]),
  ).toEqual([
    ['English', 'true', 'en'],
    ['العربية', 'false', 'ar'],
  ])
  fireEvent.click(getByRole('menuitemradio', { name: 'العربية', hidden: true }))

  expect(send.mock.calls).toEqual([[{ kind: 'set-language', language: 'AR' }]])
  expect(queryByRole('menuitemradio', { hidden: true })).toBeNull()
})

test('all 27 languages have a name that is not their code', () => {
  const { getByRole, getAllByRole } = drawExample(contract, view, examples.all!)

  fireEvent.click(getByRole('button'))
  const names = getAllByRole('menuitemradio', { hidden: true }).map((item) => item.textContent)

  expect(names.length).toBe(27)
  expect(new Set(names).size).toBe(27)
  expect(names.filter((name) => /^[a-z]{2,3}(-|$)/i.test(name))).toEqual([])
})

test('with one language there is nothing to choose', () => {
  const { root } = drawExample(contract, view, examples.single!)

  expect(root.children.length).toBe(0)
})
