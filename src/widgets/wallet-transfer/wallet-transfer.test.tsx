// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { MoneyCall } from '../../schemas/nouns/money-call.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

const seen: (string | undefined)[] = []
beforeEach(() => {
  seen.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this instanceof HTMLElement ? this.dataset['call'] : undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function draw() {
  const { transfer } = examples.usual.inputs!
  const drawn = drawExample(contract, view, {
    ...examples.usual,
    inputs: { transfer: { ...transfer!, call: { status: 'idle' }, draft: {} } },
  })
  const amount = () => drawn.root.querySelector<HTMLInputElement>('input[name="amount"]')!
  const come = (call: MoneyCall) => drawn.again({ ...examples.usual, inputs: { transfer: { ...transfer!, call, draft: {} } } })
  return { ...drawn, amount, come }
}

test('a transfer that was booked comes into view, and leaves no amount to be sent once more', () => {
  const { amount, come, getByRole, send } = draw()
  fireEvent.change(amount(), { target: { value: '10' } })
  fireEvent.submit(amount().form!)
  expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['transfer-wallets'])
  come({ status: 'sending' })
  come({ status: 'done' })

  expect(getByRole('status').textContent).toBe('The money has been moved.')
  expect({ seen, amount: amount().value, wrong: amount().getAttribute('aria-invalid') }).toEqual({
    seen: ['done'],
    amount: '',
    wrong: null,
  })
})

test('an answer that refuses the amount takes the focus there; one that was lost is brought into view once', () => {
  const { amount, come } = draw()
  come({ status: 'sending' })
  come({ status: 'refused', refusal: { text: { text: 'Too much.' }, code: 'X', field: 'amount' } })
  expect({ seen, focus: document.activeElement === amount() }).toEqual({ seen: [], focus: true })

  come({ status: 'sending' })
  come({ status: 'unknown', checking: true })
  come({ status: 'unknown', checking: false })
  expect(seen).toEqual(['checking'])
})
