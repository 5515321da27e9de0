// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

/** What the device can do; the navigator itself stays, because other code of the page reads it. */
function withShare(share: Navigator['share'] | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})
/** The link is written in pieces. */
const written = (link: string) => (_: string, element: Element | null) => element?.localName === 'p' && element.textContent === link
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const link = 'https://foyer.example.test/register?affiliateCode=FOYER-1001'

test('the link stands there with its QR code, the code, how many registered and what that has earned', async () => {
  const drawn = draw('usual')

  expect(drawn.getByText(written(link))).toBeTruthy()
  expect((await drawn.findByRole('img', { name: 'QR code of your link' })).tagName).toBe('svg')
  expect(drawn.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['23', '$160.00', 'FOYER-1001Copy the code'])
})

test('the link is shared by the device where it can', () => {
  const share = vi.fn<Navigator['share']>(async () => undefined)
  withShare(share)
  fireEvent.click(draw('usual').getByRole('button', { name: 'Share' }))
  expect(share.mock.calls).toEqual([[{ url: link, text: 'Join me here with my code FOYER-1001.' }]])

  withShare(undefined)
  cleanup()
  expect(draw('usual').queryByRole('button', { name: 'Share' })).toBeNull()
})

test('who registered is a table by pages', () => {
  const drawn = draw('paged')
  expect(drawn.getAllByRole('row').map((row) => row.dataset['key'])).toEqual([undefined, '1-1', '1-2', '1-3'])
  fireEvent.click(drawn.getByRole('button', { name: 'Page 4' }))

  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'narrow', input: 'referral', args: { page: 4 } }])
})

test('a path is a link of this site, and what is no web address is no link', () => {
  expect(draw('path').getByText(written(new URL('/register?affiliateCode=7', document.location.href).href))).toBeTruthy()
  cleanup()
  expect(draw('hostile').queryByText('Your link')).toBeNull()
})
