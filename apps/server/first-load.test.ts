import { expect, test } from 'vitest'

import { folderOf } from './example.testing.ts'
import { widgetsIn, createFirstLoad } from './first-load.ts'

test('what static imports reach comes first, in a circle too; what only an import() reaches does not', () => {
  const imports: Record<string, string[]> = { entry: ['a'], a: ['b'], b: ['a', 'c'], later: ['a', 'only-later'] }
  const isFirst = createFirstLoad(['entry'])
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

  expect(['entry', 'a', 'b', 'c', 'later', 'only-later'].filter((id) => isFirst(id, graph))).toEqual(['entry', 'a', 'b', 'c'])
})

test('widgets of a first screen are those a guest may see, in slots too', () => {
  const dir = folderOf({ 'header.json': JSON.stringify({ nodes: [
    { id: 'bar', widget: 'header-bar', slots: { end: [{ id: 'in', widget: 'guest-actions', when: { eq: ['role', 'guest'] } }, { id: 'out', widget: 'balance', when: { in: ['role', ['member']] } }] } },
    { id: 'top', widget: 'top-navigation', when: { eq: ['device', 'desktop'] } },
  ] }) })

  expect(widgetsIn([`${dir}/header.json`])).toEqual(['header-bar', 'guest-actions', 'top-navigation'])
})
