// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import member from '../../layouts/_base/menus/member.json'
import wallet from '../../layouts/_base/menus/wallet.json'
import header from '../../layouts/_base/pages/header.json'
import action from '../../locales/en/action.json'
import session from '../../locales/en/session.json'
import { registry } from '../../apps/portal/registry.ts'
import { createMockGateway } from '../../mocks/server.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import type { LayoutDocument } from '../../src/schemas/documents.ts'
import { aRelease } from '../support/portal/builders.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { longestWait } from '../support/runner/longest-wait.ts'

let portal: Portal | undefined
afterEach(() => act(async () => portal?.close()))

/** The header of the documents around an empty page, for a tab that has a token, on the mock gateway whose member info fails. */
async function aReload(mode: string) {
  const platform = fakePlatform({ storage: { token: 'mock-member' } })
  const mock = createMockGateway({ now: () => platform.clock.now() })
  const fail = (faults: object[]) => mock.control({ faults })
  const gateway = createGateway({
    origin: 'http://mock.test',
    clock: platform.clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.url.includes('/wps/member/info')) asked.push(request.signal)
      if (hangs && request.url.includes('/wps/member/info')) return new Promise(() => {})
      const response = await mock.answer(request)
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  })
  const asked: AbortSignal[] = []
  let hangs = mode === 'hangs'
  if (!hangs) fail([{ path: '/wps/member/info', mode }])
  const home: LayoutDocument = { kind: 'page', id: 'home', format: 1, chrome: { header: 'header' }, nodes: [] }
  portal = await createPortal({
    release: aRelease([...([header, member, wallet] as LayoutDocument[]), home], { '/': 'home' }),
    registry,
    locales: { EN: { action, session } },
    loadLocale: () => Promise.resolve({}),
    gateway,
    platform,
    report: () => undefined,
  })
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () => portal?.mount(element))
  const nodes = () => ['guest', 'unread-account', 'balance', 'member'].filter((node) => element.querySelector(`[data-node="${node}"]`))
  return {
    nodes,
    element,
    /** For each call of the member info: whether it was dropped. */
    dropped: () => asked.map(({ aborted }) => aborted),
    pass: (ms: number) => act(() => platform.pass(ms)),
    recover: () => {
      hangs = false
      fail([])
    },
  }
}

describe('a login whose member info fails', () => {
  test.each(['500', 'html', 'empty', 'hangs'])('after a reload (%s) the header shows a retry, not a guest’s links', async (mode) => {
    const { nodes, element, pass, recover } = await aReload(mode)
    await vi.waitFor(async () => {
      await pass(5_000)
      expect(nodes()).toEqual(['unread-account'])
      expect(within(element).getByRole('status').textContent).toContain('Logged in')
    }, longestWait)

    recover()
    fireEvent.click(within(element).getByRole('button', { name: 'Try again' }))
    await vi.waitFor(async () => {
      await pass(100)
      expect(nodes()).toEqual(['balance', 'member'])
    }, longestWait)
  })

  test('a retry drops the call that hangs and asks at once', async () => {
    const { element, pass, dropped } = await aReload('hangs')
    await vi.waitFor(async () => {
      await pass(1_000)
      within(element).getByRole('status')
    }, longestWait)
    expect(dropped()).toEqual([false])
    fireEvent.click(within(element).getByRole('button', { name: 'Try again' }))
    await pass(1)
    expect(dropped()).toEqual([true, false])
  })
})
