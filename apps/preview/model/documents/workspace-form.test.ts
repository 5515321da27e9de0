import { expect, test } from 'vitest'

import type { Json } from '../../../../src/schemas/json.ts'
import { Workspace } from '../../../../src/schemas/workspace.ts'
import { isWorkspace } from './workspace-form.ts'

const whole: Json = {
  brand: 'foyer',
  draft: 'main',
  release: 'r1',
  brands: [{ id: 'foyer', name: 'Foyer' }],
  files: [{ name: 'page/home', brand: '_base', path: '_base/pages/home.json', text: '{}', etag: '1' }],
  others: [{ name: 'page/help', brand: 'kestrel', path: 'kestrel/pages/help.json', text: '{}', etag: '4' }],
  drafts: {
    'page/home': { text: '{}', etag: '2', at: '2026-11-20T00:00:00Z' },
    'page/gone': { text: null, etag: '3', at: '2026-11-20T00:00:00Z' },
  },
}

/** The value with something else in one place, for every place in it. */
function broken(value: Json): Json[] {
  const others: Json[] = [null, 1, 'text', [], {}, [null], { a: 1 }]
  if (typeof value !== 'object' || value === null) return others
  const inside = Array.isArray(value)
    ? value.flatMap((one, index) => broken(one).map((other) => value.with(index, other)))
    : Object.entries(value).flatMap(([name, one]) => [
        ...broken(one).map((other) => ({ ...value, [name]: other })),
        Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
      ])
  return [...others, ...inside]
}

test('gives the same result as the schema of a workspace, for a whole one and for one that is broken in any place', () => {
  const bodies = [whole, ...broken(whole), undefined]
  expect(bodies.length).toBeGreaterThan(100)
  expect(bodies.map(isWorkspace)).toEqual(bodies.map((body) => Workspace.safeParse(body).success))
  expect(isWorkspace(whole)).toBe(true)
})
