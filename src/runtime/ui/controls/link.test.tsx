// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Send } from '../../../schemas/intents.ts'
import { Link, hrefOf } from './link.tsx'

afterEach(cleanup)

test('a plain click sends `go`; the address is real', () => {
  const send = vi.fn<Send>()
  const { getByRole } = render(
    <Link to={{ route: '/rng', query: { vassalage: 'PG' } }} send={send}>
      Slots
    </Link>,
  )
  const link = getByRole('link')

  const followed = fireEvent.click(link)

  expect({ "link.getAttribute('href')": link.getAttribute('href'), followed }).toEqual({
    "link.getAttribute('href')": '/rng?vassalage=PG',
    followed: false,
  })
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: { route: '/rng', query: { vassalage: 'PG' } } }]])
})

test("a click with a modifier or another button stays the browser's own", () => {
  const send = vi.fn<Send>()
  const { getByRole } = render(
    <Link to="/rng" send={send}>
      Slots
    </Link>,
  )
  getByRole('link').addEventListener('click', (event) => event.preventDefault()) // happy-dom would follow it

  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    fireEvent.click(getByRole('link'), how)

  expect(send).not.toHaveBeenCalled()
})

test.each(['//evil.test', '/\\evil.test', '/\t/evil.test', '/\n/evil.test'])('%j leads nowhere, as a text and in parts', (to) => {
  const send = vi.fn<Send>()
  const { getByText } = render(
    <>
      <Link to={to} send={send}>
        text
      </Link>
      <Link to={{ route: to, query: { vassalage: 'PG' } }} send={send}>
        parts
      </Link>
    </>,
  )
  for (const name of ['text', 'parts']) {
    expect(getByText(name).getAttribute('href')).toBeNull()
    fireEvent.click(getByText(name))
  }
  expect(send).not.toHaveBeenCalled()
})

test('a link to another site opens a new tab that has no access to this one', () => {
  const { getByRole } = render(<Link href="https://example.test/">Elsewhere</Link>)

  expect({ target: getByRole('link').getAttribute('target'), rel: getByRole('link').getAttribute('rel') }).toEqual({
    target: '_blank',
    rel: 'noopener noreferrer',
  })
})

test('an address in parts is joined', () => {
  expect({
    "hrefOf('/a')": hrefOf('/a'),
    "hrefOf({ route: '/a' })": hrefOf({ route: '/a' }),
    "hrefOf({ route: '/a', query: { q: 'ä b' } })": hrefOf({ route: '/a', query: { q: 'ä b' } }),
  }).toEqual({ "hrefOf('/a')": '/a', "hrefOf({ route: '/a' })": '/a', "hrefOf({ route: '/a', query: { q: 'ä b' } })": '/a?q=%C3%A4+b' })
})

test('a link of a shared preview stays below its address', () => {
  const { href } = location
  history.replaceState(null, '', '/draft/token/rng')
  const send = vi.fn<Send>()
  const link = render(<Link to="/fish" send={send} />).getByRole('link')
  history.replaceState(null, '', href)
  fireEvent.click(link)
  expect([link.getAttribute('href'), send.mock.calls]).toEqual(['/draft/token/fish', [[{ kind: 'go', to: '/fish' }]]])
})
