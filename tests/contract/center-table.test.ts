import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { centers, readCenterTable } from '../support/center-states.ts'

test.each(['member', 'agent'] as const)(
  'the table of the %s center has a row for each of its pages, and says what every state shows',
  (center) => {
    const { page, route, states } = centers[center]
    const pages = readdirSync('layouts/_base/pages').map((file) => JSON.parse(readFileSync(`layouts/_base/pages/${file}`, 'utf8')) as Page)
    const names = pages.flatMap(({ parent, routes = [] }) =>
      parent === page ? routes.flatMap((one) => (one.startsWith(`${route}?page=`) ? one.slice(`${route}?page=`.length) : [])) : [],
    )
    const named = names.filter((name) => name !== '')
    const table = readCenterTable(center)

    expect([...new Set(table.map((cell) => cell.page))].toSorted()).toEqual(named.toSorted())
    expect(table.length).toBe(named.length * states.length)
    expect(table.filter(({ shows }) => shows.length === 0)).toEqual([])
  },
)

type Page = { parent?: string; routes?: string[] }
