// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('contacts are listed by their kind, channels are not; a click asks for the contact', () => {
  const { getAllByRole, getByRole, send } = drawExample(contract, view, examples.usual)
  expect(getAllByRole('button').map((button) => button.querySelector('bdi')?.textContent)).toEqual(['Live chat', 'Telegram', 'Night desk'])
  fireEvent.click(getByRole('button', { name: /^Telegram/ }))
  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'TELEGRAM-2' }]])
})
