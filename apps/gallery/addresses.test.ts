import { expect, test } from 'vitest'

import { queryOf, defaultView, viewFrom } from './gallery-address.ts'
import { exampleAddress, shownFrom } from './shown-address.ts'

test('the address of the gallery says what is shown, and leaves out what is usual', () => {
  const view = { ...defaultView, widget: 'balance', theme: 'light', width: '320', state: 'failed' } as const

  expect(queryOf(view)).toBe('?widget=balance&state=failed&theme=light&width=320')
  expect(viewFrom(queryOf(view))).toEqual(view)
  expect(queryOf(defaultView)).toBe('')
})

test('what an address says wrongly is usual', () => {
  expect(viewFrom('?widget=balance&theme=pink&width=31&state=%00&language=XX')).toEqual({ ...defaultView, widget: 'balance' })
  expect(shownFrom('?widget=balance&theme=pink&state=&language=XX')).toEqual(shownFrom('?widget=balance'))
})

test('the address of an example leads back to it', () => {
  const shown = {
    ...shownFrom('?widget=balance'),
    example: 'rtl',
    state: 'loading',
    language: 'AR',
    theme: 'light',
    brand: 'kestrel',
  } as const
  const address = exampleAddress(shown)

  expect(address).toMatch(/^example\.html\?/)
  expect(shownFrom(address.slice(address.indexOf('?')))).toEqual(shown)
})
