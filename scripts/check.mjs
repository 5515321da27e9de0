// npm run check: the inner loop. Types and format; and lint, documents and unit tests as far as what has changed reaches them. It compares
// with the last commit (with the one before it when nothing is uncommitted), or with the revision it is given: `npm run check -- main`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './build.mjs'
import { filesToLint, reachesDocuments, testsOfWidgets, walkersReading, widgetsChanged } from './reached.mjs'
import { readUnits } from './reports.mjs'
import { bin, createStages, run } from './stages.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const since = (revision) =>
  [...git('diff', '--name-only', '--relative', revision), ...git('ls-files', '--others', '--exclude-standard')].filter((path) =>
    existsSync(join(root, path)),
  )
const [given] = process.argv.slice(2)
const uncommitted = since(given ?? 'HEAD')
const changed = given || uncommitted.length > 0 ? uncommitted : since('HEAD~1')
const results = join(root, 'test-results')
mkdirSync(results, { recursive: true })
const { stage, tests, end } = createStages()

console.log(changed.length === 1 ? changed[0] : `${changed.length} changed files`)
const linted = filesToLint(changed)
const isLinted = linted === undefined || linted.length > 0
await Promise.all([
  stage('types', () => run(bin('tsc'))),
  isLinted && stage('lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...(linted ?? [])])),
  stage('format', () => run(bin('oxfmt'), ['--check'])),
  reachesDocuments(changed) && stage('layouts', () => run(process.execPath, ['scripts/layouts.mjs', 'check'])),
])
await stage('unit tests', () => {
  const file = join(results, 'check.json')
  const walkers = git('ls-files', 'tests/contract/*.test.ts', 'tests/contract/*.test.tsx').map((path) => [path, withHelpers(path)])
  const widgets = widgetsChanged(changed)
  const own = testsOfWidgets(changed)
  return tests('unit tests', file, readUnits, () =>
    run(
      bin('vitest'),
      [
        ...(own ? ['run'] : ['related', '--run']),
        '--project=!deep',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(own ?? changed),
        ...walkersReading(walkers, changed), // no import tells what they read
      ],
      widgets ? { WIDGET: widgets.join(',') } : {},
    ),
  )
})
process.exitCode = end()

/** The text of a walker, with those of the helpers that it imports: they read files for it. */
function withHelpers(path) {
  const text = readFileSync(join(root, path), 'utf8')
  const helpers = [...text.matchAll(/from '((?:\.\/|\.\.\/support\/|\.\.\/\.\.\/scripts\/)[^']+)'/g)].map(([, helper]) =>
    join(root, dirname(path), helper),
  )
  return [text, ...helpers.filter((helper) => existsSync(helper)).map((helper) => readFileSync(helper, 'utf8'))].join('\n')
}
