import { expect, test } from 'vitest'

import { createFirstLoad } from './first-load.ts'

test('modules that static imports reach are in the first load, also in a cycle; modules that only an import() reaches are not', () => {
  const imports: Record<string, string[]> = { entry: ['a'], a: ['b'], b: ['a', 'c'], later: ['a', 'only-later'] }
  const isFirst = createFirstLoad(['entry'])
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

  expect(['entry', 'a', 'b', 'c', 'later', 'only-later'].filter((id) => isFirst(id, graph))).toEqual(['entry', 'a', 'b', 'c'])
})
