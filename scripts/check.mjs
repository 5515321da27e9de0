// npm run check: the inner loop. Types, lint, format, documents, and the unit tests that what has changed can reach. It compares with the
// last commit (with the one before it when nothing is uncommitted), or with the revision it is given: `npm run check -- main`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'
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
await Promise.all([
  stage('types', () => run(bin('tsc'))),
  stage('lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings'])),
  stage('format', () => run(bin('oxfmt'), ['--check'])),
  stage('layouts', () => run(process.execPath, ['scripts/layouts.mjs', 'check'])),
])
await stage('unit tests', () => {
  const file = join(results, 'check.json')
  const walkers = git('ls-files', 'tests/contract/*.test.ts', 'tests/contract/*.test.tsx') // they read the tree, which no import tells
  return tests('unit tests', file, readUnits, () =>
    run(bin('vitest'), [
      'related',
      '--run',
      '--project=!deep',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...changed,
      ...walkers,
    ]),
  )
})
process.exitCode = end()
