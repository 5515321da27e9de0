// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a button begins the chat of its line; who is there is said in words where it is known', () => {
  const { getByRole, getAllByRole, send } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('button', { name: 'Start chat: VIP manager' }))
  expect(send.mock.calls).toEqual([[{ kind: 'start-chat', model: 'vip' }]])
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'General questionsOnlineStart chat',
    'VIP managerAwayStart chat',
    'Night deskStart chat',
  ])
})

test('while one is being begun no other is', () => {
  const { getAllByRole, send } = drawExample(contract, view, examples['starting']!)
  for (const button of getAllByRole('button')) fireEvent.click(button)
  expect(send).not.toHaveBeenCalled()
})

test('a window that did not open is a link, and a failure is said at its line', () => {
  const blocked = drawExample(contract, view, examples['blocked']!)
  expect(blocked.getByRole('link', { name: /^Open the chat: General questions/ }).getAttribute('href')).toBe(
    'https://chat.example.test/w?id=7',
  )
  cleanup()
  const failed = drawExample(contract, view, examples['failed']!)
  expect(failed.root.querySelector('[data-key="vip"] output')?.textContent).not.toBe('')
})
