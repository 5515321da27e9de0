// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('it shows who is logged in and every page of the center, with counts and the current one marked', () => {
  const { root, getAllByRole } = drawExample(contract, view, examples.usual)

  expect(root.textContent).toContain('maya_linVIP 4')
  expect(getAllByRole('link').map((link) => [link.dataset.key, link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['securityCenter', 'Security center', null],
    ['depositv2', 'Deposit', 'page'],
    ['withdraw', 'Withdraw', null],
    ['personalHistoryCopy', 'Betting record', null],
    ['rewardCenter', 'Reward center2 new', null],
    ['messageV2', 'Messages3 new', null],
  ])
})

test('without a player there is the menu alone', () => {
  expect(drawExample(contract, view, examples.nameless!).root.textContent).toMatch(/^Security center/)
})
