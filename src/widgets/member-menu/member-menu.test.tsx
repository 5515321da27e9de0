// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const hidden = true // the menu is a popover, which the test's browser does not show

test('the menu of the account opens, moves with the arrow keys and shuts with Escape', () => {
  const { getByRole, getAllByRole, queryAllByRole } = drawExample(contract, view, examples.usual)
  const trigger = getByRole('button', { name: 'Account of maya_lin', expanded: false })

  fireEvent.keyDown(trigger, { key: 'ArrowDown' })
  expect(getAllByRole('menuitem', { hidden }).map((item) => item.textContent)).toEqual([
    'My account',
    'Betting record',
    'Messages3 new',
    'Support',
    'Sign out',
  ])
  expect(document.activeElement?.textContent).toBe('My account')
  fireEvent.keyDown(document.activeElement!, { key: 'End' })
  expect(document.activeElement?.textContent).toBe('Sign out')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })

  expect(queryAllByRole('menuitem', { hidden })).toEqual([])
  expect(document.activeElement).toBe(trigger)
})

test('an item sends the intent of the menu', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button'))
  fireEvent.click(getByRole('menuitem', { name: 'Betting record', hidden }))
  fireEvent.click(getByRole('button'))
  fireEvent.click(getByRole('menuitem', { name: 'Support', hidden }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/member?page=personalHistoryCopy' }], [{ kind: 'contact', service: 'default' }]])
})

test('signing out asks first', () => {
  const { getByRole, queryByRole, send } = drawExample(contract, view, examples.usual)
  const ask = () => {
    fireEvent.click(getByRole('button', { name: 'Account of maya_lin' }))
    fireEvent.click(getByRole('menuitem', { name: 'Sign out', hidden }))
  }

  ask()
  fireEvent.click(getByRole('alertdialog', { name: 'Sign out?' }).querySelector('button')!)
  expect(queryByRole('alertdialog')).toBeNull()
  expect(send.mock.calls).toEqual([])
  ask()
  fireEvent.click(getByRole('button', { name: 'Sign out' }))

  expect(send.mock.calls).toEqual([[{ kind: 'logout' }]])
})

test('a VIP shows the label, and without a picture the first letter is shown', () => {
  const { root } = drawExample(contract, view, examples.rtl!)

  expect(root.querySelector('button')!.textContent).toBe('ممايا' + 'VIP 4')
})

test('unread messages are a dot on the avatar, in words for who does not see it', () => {
  const { getByRole, again } = drawExample(contract, view, examples.usual)
  const account = () => getByRole('button', { name: 'Account of maya_lin' })
  const session = { ...examples.usual.inputs!.session!, unread: 2 }
  again({ ...examples.usual, inputs: { ...examples.usual.inputs, session } })
  expect(document.getElementById(account().getAttribute('aria-describedby') ?? '')?.textContent).toBe('2 unread messages')
  again({ ...examples.usual, inputs: { ...examples.usual.inputs, session: { ...session, unread: 0 } } })
  expect(account().getAttribute('aria-describedby')).toBeNull()
})
