// Reads failures from the JSON reports of the test runners: a name to search for and the start of the message.
import { stripVTControlCharacters } from 'node:util'

import { root } from './build.mjs'

const mostLines = 40

/** Counts and failures of a report by vitest. */
export function readUnits(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failedUnits(report, root.replace(/\/$/, '')) }
}

/** Of a report by vitest: file, then the titles around the test. A file that did not load counts as one. `root` is cut off the paths. */
export function failedUnits({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: short(message ?? '') }]
    return failed.map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, message: short(failureMessages.join('\n')) }))
  })
}

/** Of a report by Playwright: file and line, then the titles around the test; also what failed outside of any test. */
export function failedJourneys({ suites, errors = [] }) {
  return [
    ...suites.flatMap((suite) => failedIn(suite, [])),
    ...errors.map((error) => ({ name: 'outside of the tests', message: short(error.message ?? '') })),
  ]
}

function failedIn({ title, specs = [], suites = [] }, above) {
  const titles = [...above, title]
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      name: `${titles[0]}:${spec.line} › ${[...titles.slice(1), spec.title].join(' › ')}`,
      message: short(
        spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))).join('\n'),
      ),
    }))
  return [...own, ...suites.flatMap((suite) => failedIn(suite, titles))]
}

function short(text) {
  const lines = stripVTControlCharacters(text).split('\n')
  return lines.length > mostLines ? [...lines.slice(0, mostLines), `… ${lines.length - mostLines} more lines`].join('\n') : lines.join('\n')
}
