// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { RecordPage } from '../../schemas/nouns/record.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const cardsOf = (root: Element) =>
  Object.fromEntries([...root.querySelectorAll<HTMLElement>('[data-key]')].map((card) => [card.dataset['key'], card.textContent]))
const changes = (root: Element) => root.querySelectorAll('[data-change]').length

test('a figure says by how much it is more or less than on as many days before', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect(cardsOf(root)).toEqual({
    teamBalance: 'Team balance$284,910.40',
    deposit: 'Deposits$612,400.00Up by 12.8% vs. 7 days before',
    profit: 'Profit and loss−$18,204.75Down by 6.4% vs. 7 days before',
    newCount: 'New accounts96No change  vs. 7 days before',
  })
})

test.each(['alone', 'none'])('without figures to compare with there is no change: %s', (name) => {
  expect(changes(drawExample(contract, view, examples[name]!).root)).toBe(0)
})

test('figures of other days than those before are not compared', () => {
  const { records, before } = examples.usual.inputs as { records: RecordPage; before: RecordPage }
  const { root } = drawExample(contract, view, { ...examples.usual, inputs: { records, before: { ...before, to: '2027-01-09' } } })

  expect(changes(root)).toBe(0)
})

test('one day is compared with the day before', () => {
  const { records, before } = examples.usual.inputs as { records: RecordPage; before: RecordPage }
  const { root } = drawExample(contract, view, {
    ...examples.usual,
    inputs: { records: { ...records, from: '2027-01-04', to: '2027-01-04' }, before },
  })

  expect(root.textContent).toContain('12.8% vs. the day before')
})

test('a figure that the gateway did not give has no card', () => {
  expect(Object.keys(cardsOf(drawExample(contract, view, examples['missing']!).root))).toEqual(['deposit', 'newCount'])
})
