// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { MenuButton } from './menu-button.tsx'

afterEach(cleanup)

function aMenu(checked?: string) {
  const picked = vi.fn<(name: string) => void>()
  const rendered = render(
    <MenuButton
      trigger={(props) => (
        <button type="button" {...props}>
          Account
        </button>
      )}
    >
      {(close) =>
        ['One', 'Two', 'Three'].map((name) => (
          <button
            key={name}
            type="button"
            {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': name === checked })}
            onClick={() => {
              picked(name)
              close()
            }}
          >
            {name}
          </button>
        ))
      }
    </MenuButton>,
  )
  return { ...rendered, picked, button: rendered.getByText('Account'), focused: () => document.activeElement?.textContent }
}

test('it opens on its first item, and arrows, Home and End move through the items in a ring', () => {
  const { button, focused, getByRole } = aMenu()

  fireEvent.click(button)
  const seen = [focused()]
  for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    fireEvent.keyDown(getByRole('menu'), { key })
    seen.push(focused())
  }

  expect(seen).toEqual(['One', 'Two', 'Three', 'One', 'Three', 'One'])
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('it opens on the item that is checked, and a letter goes to the next one that begins with it', () => {
  const { button, focused, getByRole } = aMenu('Two')

  fireEvent.click(button)
  const seen = [focused()]
  for (const key of ['t', 't', 'O', 'x']) {
    fireEvent.keyDown(getByRole('menu'), { key })
    seen.push(focused())
  }

  expect(seen).toEqual(['Two', 'Three', 'Two', 'One', 'One'])
})

test('Escape and a choice close it and return the focus', () => {
  const { button, focused, getByRole, getByText, picked, queryByText } = aMenu()

  fireEvent.keyDown(button, { key: 'ArrowDown' })
  fireEvent.keyDown(getByRole('menu'), { key: 'Escape' })
  expect({ focused: focused(), "queryByText('One')": queryByText('One') }).toEqual({ focused: 'Account', "queryByText('One')": null })

  fireEvent.click(button)
  fireEvent.click(getByText('Two'))
  expect({
    calls: picked.mock.calls,
    focused: focused(),
    "button.getAttribute('aria-expanded')": button.getAttribute('aria-expanded'),
  }).toEqual({ calls: [['Two']], focused: 'Account', "button.getAttribute('aria-expanded')": 'false' })
})

test('a press elsewhere closes it', () => {
  const { button, queryByText } = aMenu()
  fireEvent.click(button)

  fireEvent.pointerDown(document.body)

  expect(queryByText('One')).toBeNull()
})
