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
    const again = `npx vitest run ${file}`
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: short(message ?? ''), again }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: short(failureMessages.join('\n')),
      again,
    }))
  })
}

/** Counts, failures and the journeys that passed at the second try only, of a report by Playwright. */
export function readJourneys(report) {
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: failedJourneys(report),
    unsteady: report.suites
      .flatMap((suite) => specsIn(suite, []))
      .flatMap(({ spec, name }) => (spec.tests.some(({ status }) => status === 'flaky') ? [name] : [])),
  }
}

/** Of a report by Playwright: file and line, then the titles around the test; also what failed outside of any test. */
export function failedJourneys({ suites, errors = [] }) {
  return [
    ...suites
      .flatMap((suite) => specsIn(suite, []))
      .flatMap(({ spec, name, file }) =>
        spec.ok
          ? []
          : [
              {
                name,
                message: short(
                  spec.tests
                    .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')))
                    .join('\n'),
                ),
                again: `npm run e2e -- ${file}:${spec.line}`,
              },
            ],
      ),
    ...errors.map((error) => ({ name: 'outside of the tests', message: short(error.message ?? '') })),
  ]
}

/** Every test of a report, with its file and a name that says where it stands. */
export function specsIn({ title, specs = [], suites = [] }, above) {
  const titles = [...above, title]
  const own = specs.map((spec) => ({
    spec,
    file: titles[0],
    name: `${titles[0]}:${spec.line} › ${[...titles.slice(1), spec.title].join(' › ')}`,
  }))
  return [...own, ...suites.flatMap((suite) => specsIn(suite, titles))]
}

function short(text) {
  const lines = stripVTControlCharacters(text).split('\n')
  return lines.length > mostLines ? [...lines.slice(0, mostLines), `… ${lines.length - mostLines} more lines`].join('\n') : lines.join('\n')
}
