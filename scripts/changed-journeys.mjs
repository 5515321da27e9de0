// Which journeys of the gate a change touches: lines of a diff against the lines of each test.
import { specsIn } from './reports.mjs'

/** Of a diff without context: path → the ranges of lines, both ends included, that are new or changed, or next to what was taken away. */
export function changedLines(diff) {
  const ranges = new Map()
  let path = ''
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.*)$/.exec(line) ?? []
    if (file) path = file
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from) ranges.set(path, [...(ranges.get(path) ?? []), [Number(from), Number(from) + Math.max(Number(count), 1) - 1]])
  }
  return ranges
}

/**
 * The tests marked @gate of a list by Playwright (`--list --reporter=json`) that a change touches, as `place` (file:line) and title. A test
 * reaches from its line to the next test's; lines before the first one belong to all of a file.
 */
export function changedTests({ suites }, changed) {
  return suites.flatMap((suite) => {
    const specs = specsIn(suite, []).map(({ spec }) => spec)
    const ranges = changed.get(`tests/journeys/${suite.title}`) ?? []
    const starts = [...new Set(specs.map(({ line }) => line))].toSorted((a, b) => a - b)
    const isShared = ranges.some(([from]) => from < (starts[0] ?? 0))
    const touched = specs.filter(({ line, tags }) => {
      const end = (starts.find((start) => start > line) ?? Infinity) - 1
      return tags.includes('gate') && (isShared || ranges.some(([from, to]) => from <= end && to >= line))
    })
    return [...new Map(touched.map(({ line, title }) => [line, { place: `${suite.title}:${line}`, title }])).values()]
  })
}
