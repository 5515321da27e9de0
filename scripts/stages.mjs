// Runs a list of checks and prints one line for each: its result and its time, and its output only when it failed. The exit code tells
// which stage failed first, and the last lines what failed, each with the command that repeats it alone.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'

/** The path of a program that a package brings. */
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** Runs a program in the project's folder. Resolves with its output, rejects with the output of a program that failed. */
export function run(command, args = [], env = {}) {
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

/** Exit codes of `npm test`, by stage; `.ci/run` ends with 50 when the packages could not be installed. */
export const exitCodes = { statics: 10, units: 20, build: 30, browser: 35, journeys: 40 }

const mostLines = 120

/**
 * A run of stages. `stage` runs one and goes on after a failure, so that one run reports every failure; `tests` counts those of
 * a report; `end` prints the summary and gives the exit code: 0, or that of the first stage that failed.
 */
export function createStages(print = (line) => console.log(line)) {
  const counts = { passed: 0, failed: 0 }
  const failedStages = []
  const failedTests = []
  const unsteady = []
  let tested = false

  /**
   * Runs one stage and prints its line. `show` picks the lines of its output that are printed although it passed, `code` is the exit code
   * when it fails, `again` the command that repeats it alone.
   */
  async function stage(name, work, { show, code = 1, again = '' } = {}) {
    const started = Date.now()
    const line = (outcome) => print(`${outcome} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    try {
      const output = (await work()) ?? ''
      line('ok  ')
      if (show) for (const text of output.split('\n').filter((one) => show.test(one))) print(`  ${text.trim()}`)
      return true
    } catch (error) {
      failedStages.push({ name, code, again })
      line('FAIL')
      print(error.message)
      return false
    }
  }

  /**
   * Runs tests and adds those of their report to the count. Rejects with the tests that failed, not with the whole output; a run that
   * failed without a report, or without a failed test in it, counts as one failure.
   */
  async function tests(name, file, read, work) {
    tested = true
    let fault
    await work().catch((error) => (fault = error))
    /** @type {{ passed: number, failed: number, failures: { name: string, message: string, again?: string }[], unsteady?: string[] }} */
    let own = { passed: 0, failed: 0, failures: [] }
    try {
      own = read(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      fault ??= error
    }
    counts.passed += own.passed
    counts.failed += fault && own.failed === 0 ? 1 : own.failed
    unsteady.push(...(own.unsteady ?? []))
    print(`  ${name}: ${own.passed} passed, ${own.failed} failed`)
    // All names before the first message: whoever keeps the beginning alone still knows what failed
    for (const failure of own.failures) print(`    failed: ${failure.name}`)
    failedTests.push(...own.failures)
    if (own.failures.length > 0) throw new Error(own.failures.map((failure) => `${failure.name}\n${failure.message}`).join('\n\n'))
    if (fault) throw new Error(outsideOfTests(fault.message))
  }

  /** Prints what was unsteady, what failed and how many tests there were. Returns the exit code. */
  function end() {
    if (unsteady.length > 0) print(`Unsteady, passed at the second try:\n${unsteady.map((name) => `  ${name}`).join('\n')}`)
    if (failedTests.length > 0)
      print(`Tests that failed:\n${failedTests.map(({ name, again }) => `  ${name}${again ? `\n    ${again}` : ''}`).join('\n')}`)
    if (failedStages.length > 0)
      print(`Not passed:\n${failedStages.map(({ name, again }) => `  ${name}${again ? `: ${again}` : ''}`).join('\n')}`)
    if (tested) print(`${counts.passed} passed, ${counts.failed} failed`)
    return failedStages.length > 0 ? Math.min(...failedStages.map(({ code }) => code)) : 0
  }

  return { stage, tests, end }
}

/** Of the output of a run whose every test passed: what was thrown outside of the tests, with its file, or else the end. */
function outsideOfTests(output) {
  const lines = output.split('\n')
  const from = lines.findIndex((line) => /Unhandled (?:Errors?|Rejection)/.test(line))
  return (from < 0 ? lines.slice(-mostLines) : lines.slice(from, from + mostLines)).join('\n')
}
