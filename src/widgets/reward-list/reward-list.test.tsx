// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const row = ({ root }: ReturnType<typeof draw>, key: string) => root.querySelector<HTMLElement>(`li[data-key="${key}"]`)!
const intents = ({ send }: ReturnType<typeof draw>) => send.mock.calls.map(([intent]) => intent)

test('a reward shows name, type, end, exact amount, and its state or the button that claims it', () => {
  const drawn = draw('usual')

  expect(drawn.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('Reward center3 to be claimed')
  expect(row(drawn, '1').textContent).toMatch(/^Weekly cash backCash back · Until Jan 1\d, 2099, .*\$42\.80Claim$/)
  expect(row(drawn, '4').textContent).toBe('Rescue fundRescue fund$15.00In process')
  expect(row(drawn, '6').textContent).toMatch(/^Welcome bonusPromotion · Ended on Jan \d, 2026, .*\$50\.00Closed$/)
  expect(row(drawn, '3').querySelector('[data-amount]')?.getAttribute('data-amount')).toBe('1120')
})

test('a press claims; while that is pending another press does nothing; after a lost answer it asks again', () => {
  const drawn = draw('usual')
  for (const key of ['1', '2', '3']) fireEvent.click(within(row(drawn, key)).getByRole('button'))

  expect(within(row(drawn, '2')).getByRole('button').textContent).toBe('Claiming …')
  expect(within(row(drawn, '3')).getByRole('button').textContent).toBe('Check again')
  expect(intents(drawn)).toEqual(['1', '3'].map((key) => ({ kind: 'act', action: 'claim-reward', records: [key] })))
})

test('a state and a page are asked for', () => {
  const drawn = draw('paged')
  fireEvent.click(drawn.getByRole('button', { name: 'To be claimed' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Page 4' }))

  expect(drawn.getByRole('button', { name: 'Claimed' }).getAttribute('aria-pressed')).toBe('true')
  expect(intents(drawn)).toEqual([{ state: 'CLAIM', page: 1 }, { page: 4 }].map((args) => ({ kind: 'narrow', input: 'rewards', args })))
})

test('a page that is not there any more leads to the last one, and a state without rewards says so', () => {
  expect(intents(draw('gone'))).toEqual([{ kind: 'narrow', input: 'rewards', args: { page: 3 } }])
  cleanup()
  expect(draw('none').getByText('No rewards in this state')).toBeTruthy()
})

test('an unknown type is the name of a reward without one, an unknown state its own code', () => {
  expect(row(draw('unknown'), 'x').textContent).toBe('__proto____proto__$0.00TELEPORT')
})

test('the focus moves to the row when its button has gone', () => {
  const drawn = draw('usual')
  within(row(drawn, '1')).getByRole('button').focus()
  const { inputs, ...example } = examples.usual
  const rewards = inputs!.rewards!
  drawn.again({
    ...example,
    inputs: { rewards: { ...rewards, rewards: rewards.rewards.map((one) => (one.key === '1' ? { ...one, state: 'CLAIMED' } : one)) } },
  })

  expect((document.activeElement as HTMLElement | null)?.dataset['key']).toBe('1')
})
