// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { completeRegistry, registry } from '../../apps/portal/registry.ts'
import bets from '../../layouts/_base/pages/member-personal-history-copy.json'
import withdrawals from '../../layouts/_base/pages/member-withdraw-record.json'
import withdraw from '../../layouts/_base/pages/member-withdraw.json'
import status from '../../locales/en/status.json'
import time from '../../locales/en/time.json'
import { createMockGateway } from '../../mocks/server.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import { checkDocument } from '../../src/authoring/check/document.ts'
import { createFindings } from '../../src/authoring/check/findings.ts'
import { modelSources } from '../../src/runtime/model/model-sources.testing.ts'
import type { Json } from '../../src/schemas/json.ts'
import { aRelease } from '../support/portal/builders.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { longestWait } from '../support/runner/longest-wait.ts'

type Column = { field: string; label: string }
type PageJson = { id: string; nodes: object[]; strings?: object; title?: string }

/** A page on the mock gateway, drawn for an account of it. The check has nothing to say about its document. */
async function drawn({ id, nodes, strings, title }: PageJson, token: string) {
  await completeRegistry()
  const platform = fakePlatform({ storage: { token }, now: Date.now() })
  const mock = createMockGateway({ now: () => platform.clock.now() })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => (await mock.answer(new Request(input, init))) ?? Response.error()
  const page = {
    kind: 'page',
    id,
    format: 1,
    ...(title && { title }),
    ...(strings && { strings }),
    nodes,
    routes: ['/'],
  } as unknown as Json // plain data
  const findings = createFindings()
  const { sanitized } = checkDocument(page, { registry, sources: modelSources }, findings)
  expect(findings.list).toEqual([])
  const portal = await createPortal({
    release: aRelease([sanitized!], { '/': id }),
    registry,
    locales: { EN: { status, time } },
    loadLocale: () => Promise.resolve({}),
    gateway: createGateway({ origin: 'http://mock.test', clock: platform.clock, fetch }),
    platform,
    report: () => undefined,
  })
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () => portal.mount(element))
  return {
    element,
    until: (isThere: () => unknown) =>
      vi.waitFor(async () => {
        await act(() => platform.pass(100))
        expect(isThere()).toBeTruthy()
      }, longestWait),
    close: async () => {
      await act(async () => portal.close())
      element.remove()
    },
  }
}

/** The heads of the betting record on the mock gateway, drawn from its page with these columns. */
async function headsOf(columns: readonly Column[]): Promise<(string | null)[]> {
  const nodes = bets.nodes.map((node) => (node.id === 'records' ? { ...node, props: { ...node.props, columns } } : node))
  const { element, until, close } = await drawn({ ...bets, nodes }, 'mock-member')
  const heads = () => [...element.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent)
  await until(() => heads().length > 0)
  const found = heads()
  await close()
  return found
}

const { columns } = bets.nodes.find(({ id }) => id === 'records')!.props as { columns: Column[] }

test('the columns of the betting record are those of its page document, in their order', async () => {
  expect(await headsOf(columns)).toEqual(['Game', 'Time', 'Bet', 'Valid bet', 'Won', 'Profit', 'Status', 'Details'])
  expect(await headsOf([{ field: 'betNo', label: 'Number' }, columns[5]!])).toEqual(['Number', 'Profit', 'Details'])
})

test('a withdrawal has one time, in the gateway’s zone, and one word for its state, in the records and in the summary', async () => {
  const nodes = [...withdraw.nodes, ...withdrawals.nodes].filter(({ id }) => id === 'withdraw' || id === 'records')
  const { element, until, close } = await drawn({ ...withdrawals, nodes }, 'mock-member')
  const row = () => element.querySelector('[role="row"][data-key]')
  const summary = () => element.querySelector(`[data-node="withdraw"] [data-key="${row()?.getAttribute('data-key')}"]`)
  await until(summary)
  const shown = row()?.querySelector('time')
  const clock = new Date(`${shown?.dateTime.slice(0, 19)}Z`) // the mock’s times end with its own zone
  const inWords = clock.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).replace(/\s(?=[AP]M)/, '\u00a0')
  const state = row()?.querySelector('[data-status]')

  expect(shown?.textContent).toBe(inWords)
  expect(element.textContent).toContain('Times in GMT+8')
  expect([...(summary()?.querySelectorAll('dt, [data-status]') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Last withdrawal',
    `${inWords} GMT+8`,
    state?.textContent,
  ])
  await close()
})

/** A table of a record with one action, as an operator places it on any page. */
const tableOf = (source: string, columns: readonly Column[], action: object) => ({
  id: 'any-page',
  nodes: [{ id: 'records', widget: 'record-table', props: { columns, actions: [action] }, inputs: { records: { source } } }],
})

test('a reward is claimed from a table on any page, and its row has the state that the gateway gives it', async () => {
  const columns = [
    { field: 'name', label: 'Name' },
    { field: 'state', label: 'State' },
  ]
  const action = { action: 'claim-reward', label: 'Claim', when: { field: 'state', in: ['CLAIM'] } }
  const { element, until, close } = await drawn(tableOf('records.rewards', columns, action), 'mock-member')
  const row = () => element.querySelector('[role="row"][data-key="member-reward-1"]')
  const button = () => row()?.querySelector<HTMLButtonElement>('[data-action="claim-reward"]')
  await until(button)
  expect(row()?.textContent).toMatch(/Weekly cash back.*To be claimed/)
  await act(async () => button()!.click())
  await until(() => !button())

  expect(row()?.textContent).toMatch(/Weekly cash back.*Claimed/)
  await close()
})

test('a contract is accepted from a table on any page after a question, and its row has the state that the gateway gives it', async () => {
  const columns = [
    { field: 'account', label: 'Account' },
    { field: 'status', label: 'Status' },
  ]
  const action = { action: 'accept-contract', label: 'Accept', when: { field: 'due', in: ['answer'] }, ask: 'Accept it?' }
  const { element, until, close } = await drawn(tableOf('records.contracts', columns, action), 'mock-agent')
  const row = () => element.querySelector('[role="row"][data-key="c-hourly"]')
  const button = () => row()?.querySelector<HTMLButtonElement>('[data-action="accept-contract"]')
  await until(button)
  expect(row()?.textContent).toMatch(/hoang_agency.*Pending/)
  await act(async () => button()!.click())
  const question = () => document.querySelector('[role="alertdialog"]')
  await until(question)
  const accept = [...question()!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Accept')
  await act(async () => accept!.click())
  await until(() => !button())

  expect(row()?.textContent).toMatch(/hoang_agency.*Ended/)
  await close()
})
