import { expect, test } from 'vitest'

import { createFirstLoad, createLobby } from './first-load.ts'

test('modules that static imports reach are in the first load, also in a cycle; modules that only an import() reaches are not', () => {
  const imports: Record<string, string[]> = { entry: ['a'], a: ['b'], b: ['a', 'c'], later: ['a', 'only-later'] }
  const isFirst = createFirstLoad(['entry'])
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

  expect(['entry', 'a', 'b', 'c', 'later', 'only-later'].filter((id) => isFirst(id, graph))).toEqual(['entry', 'a', 'b', 'c'])
})

test('modules of the lobby are those that any import reaches without going through what is left out', () => {
  const still: Record<string, string[]> = { entry: ['a'], view: ['shared'], others: ['their'], their: ['shared'] }
  const later: Record<string, string[]> = { a: ['view', 'others'], their: ['page'] }
  const isOfLobby = createLobby(['entry'], 'others')
  const graph = { getModuleInfo: (id: string) => ({ importedIds: still[id] ?? [], dynamicallyImportedIds: later[id] ?? [] }) }

  expect(['a', 'view', 'shared', 'others', 'their', 'page'].filter((id) => isOfLobby(id, graph))).toEqual(['a', 'view', 'shared', 'others'])
})
