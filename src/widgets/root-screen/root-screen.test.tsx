// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('shows until when, and one press opens customer service', () => {
  const { getByRole, root, send } = draw('usual')

  expect(getByRole('region', { name: 'Back shortly' })).toBe(root)
  expect(root.querySelector('time')!.textContent).toBe('Mar 1, 6:00\u00a0AM GMT+7')
  fireEvent.click(getByRole('button', { name: 'Contact customer service' }))

  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'chat' }]])
})

test('the gateway’s own message goes before ours', () => {
  const { root } = draw('message')

  expect(root.textContent).toContain('New games are being put in.')
  expect(root.textContent).not.toContain('We are improving the lobby')
  expect(root.querySelector('time')).toBeNull()
})

test('each reason has its own picture, where the document names none', () => {
  const pictures = ['usual', 'blocked', 'message'].map((name) => {
    const source = draw(name).root.querySelector('img[src*="scene"]')?.getAttribute('src')
    cleanup()
    return source
  })
  expect(pictures).toEqual(['/img/scene/maint.svg', '/img/scene/block.svg', '/img/scene/block.svg'])
})

test('without any data it still shows that there is maintenance', () => {
  const { getByRole, root } = draw('bare')

  expect(getByRole('heading', { level: 1 }).textContent).toBe('Back shortly')
  expect(root.textContent).toContain('We are improving the lobby')
})

test('the visitor’s address is shown, copied, and the copy is confirmed', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { getByRole, findByRole, root } = draw('blocked')
  expect(root.textContent).toContain('203.0.113.24')

  fireEvent.click(getByRole('button', { name: 'Copy' }))

  expect(await findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(getByRole('status').textContent).toBe('Copied')
  expect(copied.mock.calls).toEqual([['203.0.113.24']])
})

test('a clipboard that is blocked shows a message too', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { getByRole, findByRole } = draw('blocked')

  fireEvent.click(getByRole('button', { name: 'Copy' }))

  expect(await findByRole('button', { name: 'Copying is not allowed here' })).toBeTruthy()
})

test('without an address there is nothing to copy, and customer service is there', () => {
  const { getByRole, queryByRole, send } = draw('blocked-bare')
  expect(queryByRole('button', { name: 'Copy' })).toBeNull()

  fireEvent.click(getByRole('button', { name: 'Contact customer service' }))

  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'default' }]])
})
