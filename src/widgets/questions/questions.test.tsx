// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each question opens its own answer, whose links lead on', () => {
  const { root, getByRole, getByText, send } = drawExample(contract, view, examples.usual)
  const all = [...root.querySelectorAll('details')]
  expect(all.map(({ open }) => open)).toEqual([false, false, false])

  for (const one of all) one.open = true
  expect(getByRole('heading', { level: 2 }).textContent).toBe('Questions about the weekend reload')
  expect(getByText('May I use it twice?').closest('summary')?.parentElement).toBe(all[1])
  fireEvent.click(getByRole('link', { name: 'rewards' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/member?page=rewardCenter' }]])
})
