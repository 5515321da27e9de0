// npm test: every check there is, one line each with its time. A stage that fails shows its output, and one of tests only the tests that
// failed; their names stand at the end once more, above the line that counts tests.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { failedJourneys, failedUnits } from './failed-tests.mjs'

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const bin = (name) => join(root, 'node_modules/.bin', name)
const counts = { passed: 0, failed: 0 }
const broken = []
const failedTests = []

await stage('types', () => run(bin('tsc')))
await stage('lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings']))
await stage('unused', () => run(bin('knip')))
await stage('layouts', () => run(process.execPath, ['scripts/layouts.mjs', 'check']))
await stage('unit tests', async () => {
  const file = join(results, 'vitest.json')
  await counted(
    'unit tests',
    file,
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, failures: failedUnits(report, root) }),
    () => run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
  )
})
const built = await stage('build', () => run(process.execPath, ['scripts/build.mjs']))
if (built) {
  await stage('size', () => run(process.execPath, ['scripts/size.mjs']), { show: /bytes gzip|after the first paint/ })
  let executable
  await stage('browser', async () => {
    executable = await ensureChromium((line) => console.log(`  ${line}`))
  })
  if (executable) {
    await stage('journeys', async () => {
      const file = join(results, 'journeys.json')
      await counted(
        'journeys',
        file,
        (report) => ({
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          failures: failedJourneys(report),
        }),
        () => run(bin('playwright'), ['test', '--reporter=line,json'], { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      )
    })
  }
}

if (failedTests.length > 0) console.log(`Tests that failed:\n${failedTests.map((name) => `  ${name}`).join('\n')}`)
if (broken.length > 0) console.log(`Not passed: ${broken.join(', ')}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = broken.length > 0 || counts.failed > 0 ? 1 : 0

/** Runs one stage, prints its line, and goes on after a failure: one run says everything that is wrong. */
async function stage(name, work, { show } = {}) {
  const started = Date.now()
  const say = (outcome) => console.log(`${outcome} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  try {
    const output = (await work()) ?? ''
    say('ok  ')
    if (show) for (const line of output.split('\n').filter((line) => show.test(line))) console.log(`  ${line.trim()}`)
    return true
  } catch (error) {
    broken.push(name)
    say('FAIL')
    console.log(error.message)
    return false
  }
}

/**
 * Adds a report's tests to the count and shows those that failed, not the whole run; a run that failed without a report, or without a
 * failed test in it, counts as one failure.
 */
async function counted(name, file, read, work) {
  let fault
  await work().catch((error) => (fault = error))
  /** @type {{ passed: number, failed: number, failures: { name: string, message: string }[] }} */
  let own = { passed: 0, failed: 0, failures: [] }
  try {
    own = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    fault ??= error
  }
  counts.passed += own.passed
  counts.failed += fault && own.failed === 0 ? 1 : own.failed
  console.log(`  ${name}: ${own.passed} passed, ${own.failed} failed`)
  failedTests.push(...own.failures.map((failure) => failure.name))
  if (own.failures.length > 0) throw new Error(own.failures.map(({ name, message }) => `${name}\n${message}`).join('\n\n'))
  if (fault) throw fault
}

function run(command, args = [], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output.trim() || `${command} ended with ${code}`))))
  })
}
