// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the bell shows how many messages are unread and opens them', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button', { name: 'Messages, 3 unread' }))

  expect(send.mock.calls).toEqual([[{ kind: 'open', popup: 'messages' }]])
})

test('the badge stops at 99+ and is not there for nothing', () => {
  const { root, again } = drawExample(contract, view, examples.many!)
  expect(root.textContent).toBe('99+')

  again(examples.none!)
  expect(root.textContent).toBe('')
})
