// npm test: every check there is. Of the long lists (mutated documents, hostile texts and patterns, dialogs in every theme) it runs a
// sample: a commit always gets the same one, the next commit another, and SEED=<number> chooses. npm run test:deep runs the tests alone,
// with the lists in full. With --trace every journey leaves a trace in the report; recording them takes nearly half of a processor.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { failedJourneys, readUnits } from './reports.mjs'
import { bin, createStages, run } from './stages.mjs'

const deep = process.argv.includes('--deep')
const trace = process.argv.includes('--trace')
const seed = process.env.SEED || (deep ? '' : seedOfCommit()) || String(Math.floor(Math.random() * 1_000_000))
const samples = { SEED: seed, DEEP: deep ? '1' : '' }
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const { stage, tests, end } = createStages()

console.log(deep ? `All samples in full, seed ${seed}` : `Samples by seed ${seed}: SEED=${seed} npm test repeats them`)
if (!deep) {
  await Promise.all([
    stage('types', () => run(bin('tsc'))),
    stage('lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings'])),
    stage('format', () => run(bin('oxfmt'), ['--check'])),
    stage('unused', () => run(bin('knip'))),
    stage('layouts', async () => {
      await run(process.execPath, ['scripts/layouts.mjs', 'check'])
      await run(process.execPath, ['scripts/layouts.mjs', 'format', '--check'])
    }),
  ])
}
await stage('unit tests', () => {
  const file = join(results, 'vitest.json')
  return tests('unit tests', file, readUnits, () =>
    run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], samples),
  )
})
const built = await stage('build', () => run(process.execPath, ['scripts/build.mjs']))
if (built) {
  if (!deep) await stage('size', () => run(process.execPath, ['scripts/size.mjs']), { show: /bytes gzip|after the first paint/ })
  let executable
  await stage('browser', async () => {
    executable = await ensureChromium((line) => console.log(`  ${line}`))
  })
  if (executable) {
    const report = join(results, 'report')
    const passed = await stage('journeys', () => {
      const file = join(results, 'journeys.json')
      const read = (report) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        failures: failedJourneys(report),
      })
      return tests('journeys', file, read, () =>
        run(bin('playwright'), ['test', '--reporter=line,json,html', ...(trace ? ['--trace=on'] : [])], {
          ...samples,
          CHROMIUM_PATH: executable,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          PLAYWRIGHT_HTML_OUTPUT_DIR: report,
          PLAYWRIGHT_HTML_OPEN: 'never',
        }),
      )
    })
    if (!passed || trace) console.log(`  The journeys, step by step with pictures: npx playwright show-report ${report}`)
  }
}
process.exitCode = end() ? 0 : 1

/** A number by the files of the last commit: whoever tests the same files gets the same verdict. Empty outside of a repository. */
function seedOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8' })
  return /^[0-9a-f]{40,}/.test(stdout ?? '') ? String(Number.parseInt(stdout.slice(0, 5), 16)) : ''
}
