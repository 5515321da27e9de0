import { expect, test } from 'vitest'

import { filesToLint, reachesDocuments, testsOfWidgets, walkersReading, widgetsChanged } from './reached.mjs'

const walkers: [string, string][] = [
  ['sheets', "const files = sourceFiles(['src'], /\\.css$/)"],
  ['pages', "const pages = new URL('../../layouts/_base/pages/', import.meta.url)\nreaddirSync(pages)"],
  ['guide', "readFileSync(`docs/testing.md`)\nreadFileSync('package.json')"],
  ['anywhere', 'execFileSync(command)'],
  ['by import', "import.meta.glob('../../src/widgets/*/contract.ts')"],
]

test.each([
  ['a style', ['src/widgets/balance/view.module.css'], ['sheets', 'anywhere']],
  ['a page', ['layouts/_base/pages/home.json'], ['pages', 'anywhere']],
  ['a menu', ['layouts/_base/menus/top.json'], ['anywhere']],
  ['the guide and a mock', ['docs/testing.md', 'mocks/state/games.ts'], ['guide', 'anywhere']],
  ['a file at the top', ['package.json'], ['guide', 'anywhere']],
])('after a change of %s those walkers run that read it', (_, changed, expected) => {
  expect(walkersReading(walkers, changed)).toEqual(expected)
})

test.each([
  [['src/widgets/balance/view.tsx', 'locales/ar/widgets/balance.json', 'tests/journeys/lobby.spec.ts'], ['balance']],
  [
    ['src/widgets/balance/view.tsx', 'src/widgets/form/contract.ts', 'layouts/schemas/page.schema.json'],
    ['balance', 'form'],
  ],
  [['src/widgets/balance/view.tsx', 'src/runtime/ui/controls/button.tsx'], undefined],
  [['locales/en/nav.json'], undefined],
  [['mocks/state/games.ts'], undefined],
])('the walk through the widgets after a change of %j is narrowed to %j', (changed, expected) => {
  expect(widgetsChanged(changed)).toEqual(expected)
})

test('documents are checked again after what they are checked by, not after a mock, a journey or a text for readers', () => {
  const reaching = [
    'layouts/_base/pages/home.json',
    'src/rules/routes.ts',
    'locales/en/nav.json',
    'scripts/layouts/main.ts',
    'package.json',
  ]
  const others = [
    'mocks/state/games.ts',
    'tests/journeys/lobby.spec.ts',
    'src/rules/routes.test.ts',
    'apps/preview/main.tsx',
    'apps/kit/buttons/button.tsx',
    'README.md',
  ]
  expect([reaching.filter((path) => !reachesDocuments([path])), others.filter((path) => reachesDocuments([path]))]).toEqual([[], []])
})

test('what changed is linted, and everything when the rules have changed', () => {
  expect(filesToLint(['src/a.ts', 'src/b.css', 'scripts/c.mjs', 'd.md'])).toEqual(['src/a.ts', 'scripts/c.mjs'])
  expect(filesToLint(['src/a.ts', '.oxlintrc.json'])).toBeUndefined()
  expect(filesToLint(['src/a.ts', 'scripts/import-table.mjs'])).toBeUndefined()
})

test.each([
  [
    ['src/widgets/balance/view.tsx', 'locales/ar/widgets/form.json'],
    ['src/widgets/balance/', 'src/widgets/form/', 'tests/contract/widget-'],
  ],
  [['src/widgets/balance/contract.ts'], undefined],
  [['src/widgets/balance/view.tsx', 'src/runtime/ui/controls/button.tsx'], undefined],
  [['src/widgets/balance/view.tsx', 'mocks/state/games.ts'], undefined],
])('after a change of %j the tests of the widgets that run are %j', (changed, expected) => {
  expect(testsOfWidgets(changed)).toEqual(expected)
})
