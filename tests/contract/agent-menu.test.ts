import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import agentMenu from '../../layouts/_base/menus/agent.json'
import { evaluate } from '../../src/rules/predicate.ts'
import type { Facts } from '../../src/schemas/facts.ts'
import type { Menu, Page } from '../../src/schemas/documents.ts'

/**
 * The navigation of the agent center: in each combination of what decides, an entry is there exactly when the table says so. An entry
 * whose page is not there yet is not in the menu, and a page that comes has to bring its entry.
 */
const whitelabel = ['DEPOSIT3', 'WITHDRAW3', 'MESSAGE3', 'CONTRACT3'] as const
const own = ['hasContract', 'salaryDaily', 'salaryHourly', 'salaryRealtime'] as const
type Given = Readonly<Record<(typeof whitelabel)[number] | (typeof own)[number], boolean>>
const always = () => true

/** Entries in display order by the page that each leads to. */
const entries: readonly [page: string, when: (given: Given) => boolean][] = [
  ['depositv2', ({ DEPOSIT3 }) => DEPOSIT3],
  ['withdraw', ({ WITHDRAW3 }) => WITHDRAW3],
  ['agentAnnouncement', always],
  ['agentTeamOverview', always],
  ['registerCenter', always],
  ['downlineManagmentView', always],
  ['personalHistoryCopy', always],
  ['palStatementsAgentCopy', always],
  ['agentRevenueReport', always],
  ['agentDownlineTransactionDetailsCopy', always],
  ['agentDividendRecordCopy2', ({ CONTRACT3, hasContract }) => CONTRACT3 && hasContract],
  ['agentDailyWages2', ({ salaryDaily }) => salaryDaily],
  ['agentHourSalary', ({ salaryHourly }) => salaryHourly],
  ['agentRealtimeSalary', ({ salaryRealtime }) => salaryRealtime],
  ['contracts', ({ CONTRACT3 }) => CONTRACT3],
  ['messageV2', ({ MESSAGE3 }) => MESSAGE3],
  ['customerService', always],
]

const folder = new URL('../../layouts/_base/pages/', import.meta.url)
const pages = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Page)
const inside = pages.filter(({ parent }) => parent === 'agent-home')
const there = new Set(inside.flatMap(({ routes = [] }) => routes).map((route) => route.replace('/agentHome?page=', '')))
const { items } = agentMenu as Menu

const names = [...whitelabel, ...own]
const combinations = Array.from({ length: 2 ** names.length }, (_, bits) =>
  Object.fromEntries(names.map((name, bit) => [name, (bits & (1 << bit)) > 0])),
) as Given[]

function shownBy(given: Given): unknown[] {
  const flags = Object.fromEntries(whitelabel.map((name) => [name, given[name]]))
  const facts: Facts = { role: 'agent', ...Object.fromEntries(own.map((name) => [name, given[name]])) }
  return items.flatMap(({ to, when }) =>
    when && evaluate(when, { facts, flags }) !== true ? [] : [typeof to === 'object' ? to.query?.page : to],
  )
}

test('each entry of the agents’ navigation is there exactly when its flag says so, in every combination of flags', () => {
  const expected = (given: Given) => entries.flatMap(([page, when]) => (there.has(page) && when(given) ? [page] : []))
  expect(combinations).toHaveLength(256)
  expect(combinations.map((given) => ({ given, shown: shownBy(given) }))).toEqual(
    combinations.map((given) => ({ given, shown: expected(given) })),
  )
})

test('the center begins with the team overview, and until that is there with the first page that every agent has', () => {
  const bare = '/agentHome?page='
  const first = inside.flatMap(({ routes = [] }) => (routes.includes(bare) ? routes.filter((route) => route !== bare) : []))
  const begins = there.has('agentTeamOverview') ? 'agentTeamOverview' : 'agentAnnouncement'
  expect(first).toEqual([`/agentHome?page=${begins}`])
})

test('every page of the agent center is for agents', () => {
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.filter(({ access }) => access !== 'agent').map(({ id }) => id)).toEqual([])
})

test('unread messages and requests that wait for an answer are counted at their entries', () => {
  const counted = items.flatMap(({ id, badge }) => (badge ? [[id, badge.source]] : []))
  expect(counted).toEqual([
    ['contracts', 'badges.contracts'],
    ['messages', 'badges.messages'],
  ])
})
