// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { completeRegistry, registry } from '../../apps/portal/registry.ts'
import bets from '../../layouts/_base/pages/member-personal-history-copy.json'
import { createMockGateway } from '../../mocks/server.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import { checkDocument } from '../../src/authoring/check/document.ts'
import { createFindings } from '../../src/authoring/check/findings.ts'
import { modelSources } from '../../src/runtime/model/model-sources.testing.ts'
import type { Json } from '../../src/schemas/json.ts'
import { aRelease } from '../support/builders.ts'
import { fakePlatform } from '../support/fake-platform.ts'
import { longestWait } from '../support/longest-wait.ts'

type Column = { field: string; label: string }

/** The heads of the betting record on the mock gateway, drawn from its page with these columns. */
async function headsOf(columns: readonly Column[]): Promise<(string | null)[]> {
  await completeRegistry()
  const platform = fakePlatform({ storage: { token: 'mock-member' }, now: Date.now() })
  const mock = createMockGateway({ now: () => platform.clock.now() })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => (await mock.answer(new Request(input, init))) ?? Response.error()
  const { id, format, title, strings, nodes } = bets
  const changed = nodes.map((node) => (node.id === 'records' ? { ...node, props: { ...node.props, columns } } : node))
  const page = { kind: 'page', id, format, title, strings, nodes: changed, routes: ['/'] } as unknown as Json // plain data
  const findings = createFindings()
  const { sanitized } = checkDocument(page, { registry, sources: modelSources }, findings)
  expect(findings.list).toEqual([])
  const portal = await createPortal({
    release: aRelease([sanitized!], { '/': id }),
    registry,
    locales: { EN: {} },
    loadLocale: () => Promise.resolve({}),
    gateway: createGateway({ origin: 'http://mock.test', clock: platform.clock, fetch }),
    platform,
    report: () => undefined,
  })
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () => portal.mount(element))
  const heads = () => [...element.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent)
  await vi.waitFor(async () => {
    await act(() => platform.pass(100))
    expect(heads().length).toBeGreaterThan(0)
  }, longestWait)
  const found = heads()
  await act(async () => portal.close())
  element.remove()
  return found
}

const { columns } = bets.nodes.find(({ id }) => id === 'records')!.props as { columns: Column[] }

test('the columns of the betting record are those of its page document, in their order', async () => {
  expect(await headsOf(columns)).toEqual(['Game', 'Time', 'Bet', 'Valid bet', 'Won', 'Profit', 'Status', 'Details'])
  expect(await headsOf([{ field: 'betNo', label: 'Number' }, columns[5]!])).toEqual(['Number', 'Profit', 'Details'])
})
