import { expect, test, vi } from 'vitest'

import { openToVisitor } from './open-to-visitor.ts'

const page = (headers: Record<string, string> = {}) => new Request('http://foyer.test/rng', { headers })
const visitor = (address: string) => ({ visitor: address, trusted: false })

test('the gateway is asked once for each visitor, and only a refused region keeps a page from being drawn', async () => {
  const answers = [{ status: 2 }, { status: 1 }, { status: 0 }]
  const answer = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ success: true, value: answers.shift() }))
  const visitors = openToVisitor(undefined, { answer })
  const isOpen = async (address: string) => visitors.isOpen(page(), visitor(address))

  expect(await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1'].map(isOpen))).toEqual([false, true, true, false])
  expect(answer).toHaveBeenCalledTimes(3)
  expect(new URL(answer.mock.calls[0]![0].url).pathname).toBe('/wps/system/status')
})

test.each([
  ['fails', async () => Promise.reject(new Error('no gateway'))],
  ['answers nothing usable', async () => new Response('<html>', { status: 502 })],
  ['does not answer in time', () => new Promise<never>(() => undefined)],
])('a page is drawn where the gateway %s: the browser asks again', async (_, answer) => {
  expect(await openToVisitor(undefined, { answer }).isOpen(page(), visitor('192.0.2.1'))).toBe(true)
})
