// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { PagePicker } from './page-picker.tsx'

const routes = [
  { route: '/', page: 'page/home', label: 'Home' },
  { route: '/index', page: 'page/home', label: 'Home' },
  { route: '/rng', page: 'page/rng', label: 'Slots' },
  { route: '/studio/:vendor', page: 'page/studio', label: 'Studio' },
]
const onChange = vi.fn<(address: string) => void>()
beforeEach(() => void onChange.mockReset())
afterEach(cleanup)

function Picker({ start }: { start?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  const ids = { id: 'page', describedBy: undefined, invalid: false }
  return <PagePicker ids={ids} label="Page" value={value} routes={routes} more={['/member?page=vip', '/rng']} onChange={change} />
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' })
function choose(typed: string) {
  fireEvent.change(box(), { target: { value: typed } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}
const taken = () => onChange.mock.calls.map(([address]) => address)

test('a page is taken by its title or by any of its addresses', () => {
  render(<Picker />)
  choose('slots')
  expect(box().value).toBe('Slots')
  choose('/index')
  expect(box().value).toBe('Home')
  expect(taken()).toEqual(['/rng', '/index'])
})

test('a page is offered once, with all its addresses, and an address that menus use is offered too', async () => {
  render(<Picker start="/index" />)
  expect(box().value).toBe('Home')
  fireEvent.click(box())
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Home/, /index', 'Slots/rng', 'Studio/studio/:vendor', '/member?page=vip'])
})

test('a text that is neither a page nor an address stays in the field and is not taken', () => {
  render(<Picker start="/rng" />)
  choose('no such page')
  choose('//evil.test')
  choose('javascript:alert(1)')
  expect(taken()).toEqual([])
  fireEvent.blur(box())
  expect(box().value).toBe('javascript:alert(1)')
  expect(screen.getByText(/“javascript:alert\(1\)” is not one of the choices/)).toBeDefined()
  choose('/somewhere-else')
  expect(taken()).toEqual(['/somewhere-else'])
})

test('a page with a parameter in its address asks for its value and is taken with it', () => {
  render(<Picker start="/rng" />)
  choose('studio')
  expect(taken()).toEqual([])
  const vendor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Vendor in the address' })
  fireEvent.change(vendor(), { target: { value: 'PG Soft' } })
  expect({ taken: taken(), page: box().value, vendor: vendor().value }).toEqual({
    taken: ['/studio/PG%20Soft'],
    page: 'Studio',
    vendor: 'PG Soft',
  })
  fireEvent.change(vendor(), { target: { value: '' } }) // an address without it leads nowhere
  expect(taken()).toEqual(['/studio/PG%20Soft'])
  choose('slots')
  expect({ taken: taken().at(-1), fields: screen.queryAllByRole('textbox').length }).toEqual({ taken: '/rng', fields: 0 })
})

test('the parameters of a chosen address are shown, and what stands behind it is kept', () => {
  render(<Picker start="/studio/PG?from=home" />)
  expect(box().value).toBe('Studio')
  fireEvent.change(screen.getByRole('textbox', { name: 'Vendor in the address' }), { target: { value: 'JILI' } })
  expect(taken()).toEqual(['/studio/JILI?from=home'])
})
