import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { centers, readPageTable, statesOf } from '../support/documents/page-states.ts'

type Page = { id: string; as?: string; parent?: string; routes?: string[] }

const pages = readdirSync('layouts/_base/pages').map((file) => JSON.parse(readFileSync(`layouts/_base/pages/${file}`, 'utf8')) as Page)

test.each(['member', 'agent'] as const)(
  'the table of the %s center has a row for each of its pages, and says what every state shows',
  (center) => {
    const { page, route, states } = centers[center]
    const names = pages.flatMap(({ parent, routes = [] }) =>
      parent === page ? routes.flatMap((one) => (one.startsWith(`${route}?page=`) ? one.slice(`${route}?page=`.length) : [])) : [],
    )
    const named = names.filter((name) => name !== '')
    const table = readPageTable(center)

    expect([...new Set(table.map((cell) => cell.page))].toSorted()).toEqual(named.toSorted())
    expect(table.length).toBe(named.length * states.length)
    expect(table.filter(({ shows }) => shows.length === 0)).toEqual([])
  },
)

test('the table of the players’ other pages has a row for each of them, and says what every state shows', () => {
  const outer = new Set(pages.map(({ parent }) => parent))
  const others = pages.filter(
    ({ id, as = 'page', parent, routes }) => as === 'page' && routes && !outer.has(id) && !/^(?:agent|member|contracts)/.test(parent ?? id),
  )
  const table = readPageTable('player')
  const opened = [...new Set(table.map(({ page }) => page))].map((address) => {
    const [path = ''] = address.split('?')
    const at = (route: string) => others.find(({ routes }) => routes?.includes(route))?.id
    return at(address) ?? at(path) ?? address
  })

  expect(opened.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  expect(table.length).toBe(others.length * statesOf('player').length)
  expect(table.filter(({ shows }) => shows.length === 0)).toEqual([])
})
