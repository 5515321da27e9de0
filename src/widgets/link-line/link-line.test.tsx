// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the link leads on, and adds no history entry where the document asks for that', () => {
  const { getByRole, root, send } = drawExample(contract, view, examples.usual)

  expect(root.textContent).toBe('No account? Register now')
  fireEvent.click(getByRole('link', { name: 'Register now' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/register', replace: true }]])
})

test('signing out is asked before it is done', () => {
  const { getByRole, send } = drawExample(contract, view, examples.signOut!)

  fireEvent.click(getByRole('button', { name: 'Sign out' }))
  const question = within(getByRole('alertdialog', { name: 'Sign out?' }))
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(question.getByRole('button', { name: 'Sign out' }))

  expect(send.mock.calls).toEqual([[{ kind: 'logout' }]])
})

test('a link that a page is mostly opened for looks like a button and stays a link', () => {
  const { getByRole, root, send } = drawExample(contract, view, examples.button!)
  const link = getByRole('link', { name: 'Register account' })
  fireEvent.click(link)

  expect([link.getAttribute('href'), root.querySelectorAll('svg').length]).toEqual(['/agentHome?page=registerCenter', 1])
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/agentHome?page=registerCenter' }]])
})
