// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { PaidWithdrawals } from '../../schemas/nouns/funds.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const isFinal = /final: the amount is not paid back/

test('a request that was set to received is final: it says that the amount is not paid back, and asks nothing more', () => {
  const { root } = drawExample(contract, view, examples.usual)
  const card = root.querySelector<HTMLElement>('[data-key="W1"]')!

  expect(within(card).getByText('Set to received by us')).toBeTruthy()
  expect(within(card).getByText(isFinal)).toBeTruthy()
  expect(within(card).queryAllByRole('button')).toEqual([])
})

test('it is said before: beside the answers, and when all of it is confirmed', () => {
  const { root, getByRole, send } = drawExample(contract, view, examples.usual)
  const card = root.querySelector<HTMLElement>('[data-key="W2"]')!
  expect(within(card).getByText(isFinal)).toBeTruthy()

  fireEvent.click(within(card).getByRole('button', { name: 'It has arrived' }))
  const dialog = getByRole('alertdialog', { name: 'Has all of it arrived?' })
  expect(within(dialog).getByText(isFinal).textContent).toContain('$1,250.50')
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, all of it' }))
  expect(send.mock.calls).toEqual([[{ kind: 'act', action: 'confirm-withdrawal', records: ['W2'], values: { result: 'RECEIVED' } }]])
})

test('what has arrived in part is sent with the rest, from a button that names the action', () => {
  const paid: PaidWithdrawals = {
    currency: '$',
    withdrawals: [{ key: 'W2', amount: '1250.5', paidTime: '2027-01-10T19:50:00+08:00', status: 'WAITING' }],
    call: { status: 'idle' },
    draft: { 'W2 open': 'part', 'W2 received': '1000.25' },
  }
  const { root, send } = drawExample(contract, view, { title: 'A part is typed', props: {}, inputs: { paid } })
  const marked = root.querySelectorAll<HTMLElement>('[data-key="W2"] [data-action="confirm-withdrawal"]')

  fireEvent.click(marked[1]!)

  expect([...marked].map(({ textContent }) => textContent)).toEqual(['It has arrived', 'Send'])
  expect(send.mock.calls).toEqual([
    [
      {
        kind: 'act',
        action: 'confirm-withdrawal',
        records: ['W2'],
        values: { result: 'PARTIAL', received: '1000.25', remaining: '250.25' },
      },
    ],
  ])
})

test('what was received in part, or has been decided, has no warning of what may come', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect(within(root.querySelector<HTMLElement>('[data-key="W0"]')!).queryByText(isFinal)).toBeNull()
})
