import { expect, test } from 'vitest'

import { licencesPage, productionPackages, readLock, refusedPackages } from './licences.mjs'

test('every production package has an approved licence', () => {
  const packages = productionPackages(readLock())
  expect(packages.length).toBeGreaterThan(30)
  expect(refusedPackages(packages)).toEqual([])
})

test('the page has a row for each production package, with its licence', () => {
  const packages = productionPackages(readLock())
  const rows = licencesPage(packages)
    .split('\n')
    .filter((line) => /^\| \S+ \| \d\S* \| /.test(line))
  expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' '))).toEqual(
    packages.map(({ name, version, license }) => `| ${name} ${version} ${license}`),
  )
})

test('development packages are ignored, others are refused unless one licence of a choice is approved', () => {
  const packages = productionPackages({
    packages: {
      '': { version: '1' },
      'node_modules/a': { version: '1', license: 'GPL-3.0' },
      'node_modules/b': { version: '1', license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/c': { version: '1', license: 'MIT AND GPL-3.0' },
      'node_modules/@d/e': { version: '1' },
      'node_modules/axe-core': { version: '1', license: 'MPL-2.0' },
      'node_modules/@img/sharp-libvips-x': { version: '1', license: 'LGPL-3.0-or-later' },
      'node_modules/g': { version: '1', license: 'LGPL-3.0-or-later' },
      'node_modules/f/node_modules/axe-cores': { version: '1', license: 'MPL-2.0' },
      'node_modules/tool': { version: '1', license: 'GPL-3.0', dev: true },
      'node_modules/tool-x64': { version: '1', license: 'GPL-3.0', optional: true },
    },
  })
  expect(refusedPackages(packages).map(({ name }) => name)).toEqual(['@d/e', 'a', 'axe-cores', 'c', 'g'])
})
