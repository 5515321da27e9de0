import { expect, test } from 'vitest'

import { fixture } from '../../../tests/support/documents/diagnostic-fixtures.ts'
import { buildRelease } from '../release/release.ts'
import { aBrandFolder, icons, registry, sources, words } from './fakes.testing.ts'

test('a link to an address or an inner page that is not there names the nearest one, and the fix writes it', () => {
  const { diagnostics } = buildRelease({
    brand: '_base',
    files: aBrandFolder(fixture('page/unknown-route', 'fail').files),
    registry,
    sources,
    words,
    icons,
  })

  expect(diagnostics.map(({ pointer, message, fix }) => [pointer, message, ...(fix ?? [])])).toEqual([
    ['/items/0/to', 'No page answers at "/nowhere".'],
    ['/items/1/intent/to', 'No page answers at "/nowhere".'],
    ['/items/2/to', 'No page answers at "/centre". Did you mean "/center"?', { op: 'replace', path: '/items/2/to', value: '/center' }],
    [
      '/items/3/to',
      'No page answers at "/center?page=limit". Did you mean "/center?page=limits"?',
      { op: 'replace', path: '/items/3/to', value: '/center?page=limits&from=menu#top' },
    ],
    [
      '/items/4/to',
      'No page answers at "/center?page=Limits". Did you mean "/center?page=limits"?',
      { op: 'replace', path: '/items/4/to/query/page', value: 'limits' },
    ],
    ['/items/5/to', 'No page answers at "/center?page=nothing".'],
  ])
})
