import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'

type Found = { place: string; source: string; flags: string }

/** The regular expressions of what reads addresses, replies, documents and typed text. Tests and tools read our own files alone. */
const found = sourceFiles(['src', 'apps/portal', 'apps/frame', 'apps/server'], /(?<!\.(?:test|testing))\.tsx?$/).flatMap((file) => {
  const all: Found[] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isPattern(value))
      all.push({ place: placeOf(file, value.start), source: value.regex.pattern, flags: value.regex.flags.replaceAll(/[dv]/g, '') })
    for (const inner of Object.values(value)) collect(inner)
  }
  collect(parseSync(file.path, file.text).program)
  return all
})

function isPattern(value: object): value is { start: number; regex: { pattern: string; flags: string } } {
  return 'regex' in value && typeof value.regex === 'object' && value.regex !== null
}

test('no regular expression takes much longer for a text that is twice as long', () => {
  expect(found.length).toBeGreaterThan(150)
  expect(found.flatMap(({ place, source, flags }) => (isSlow(source, flags) ? [`${place} /${source}/${flags}`] : []))).toEqual([])
})

test('the analysis finds those that were slow before', () => {
  const slow = [String.raw`(?<=.)\/+$`, String.raw`^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$`, '0+$', '^(a+)+$']
  expect(slow.filter((source) => !isSlow(source, ''))).toEqual([])
})

/** Whether some text lets it take time that grows faster than the text: by going back, or by starting again at each character. */
function isSlow(source: string, flags: string): boolean {
  return analyse({ source, flags }).reports.length > 0
}
