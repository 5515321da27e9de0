import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { centerStates, readCenterTable } from '../support/center-states.ts'

test('the table of the member center has a row for each of its pages, and says what every state shows', () => {
  const pages = readdirSync('layouts/_base/pages').map((file) => JSON.parse(readFileSync(`layouts/_base/pages/${file}`, 'utf8')) as Page)
  const names = pages.flatMap(({ parent, routes = [] }) =>
    parent === 'member' ? routes.flatMap((route) => /^\/member\?page=(.+)$/.exec(route)?.[1] ?? []) : [],
  )
  const table = readCenterTable()

  expect([...new Set(table.map(({ page }) => page))].toSorted()).toEqual(names.toSorted())
  expect(table.length).toBe(names.length * centerStates.length)
  expect(table.filter(({ shows }) => shows.length === 0)).toEqual([])
})

type Page = { parent?: string; routes?: string[] }
