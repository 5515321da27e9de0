import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { isSimple } from '../../src/rules/patterns/simple.ts'
import { hostilePatterns } from '../support/hostile/hostile-patterns.ts'
import { sample } from '../support/samples/sample.ts'

const limit = 500 // ms: no pattern may block a page for longer

/** The result of a pattern that is run directly, without any protection. */
function outcome(source: string, value: string): string {
  try {
    const asked = { source, value, flags: compiles(source, 'u') ? 'u' : '' }
    return `answers ${String(runInNewContext('new RegExp(`^(?:${source})$`, flags).test(value)', asked, { timeout: limit }))}`
  } catch (error) {
    return (error as { code?: string; name: string }).code ?? (error as Error).name // what a vm throws is an error
  }
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

describe('every hostile pattern belongs to its family', () => {
  for (const { family, source, value } of sample('patterns', hostilePatterns, 12, ({ family }) => [family])) {
    test(`${family}: ${source} ${family === 'invalid' ? 'is not a valid pattern' : 'takes too long'}`, () => {
      if (family === 'invalid')
        expect({ unicode: compiles(source, 'u'), plain: compiles(source, '') }).toEqual({ unicode: false, plain: false })
      else expect(outcome(source, value)).toBe('ERR_SCRIPT_EXECUTION_TIMEOUT')
    })
  }
})

test('there are at least 60 of them, none counts as simple, and none is too long to be tried', () => {
  expect(hostilePatterns.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostilePatterns.map(({ source }) => source)).size).toBe(hostilePatterns.length)
  expect(hostilePatterns.filter(({ source }) => isSimple(source)).map(({ source }) => source)).toEqual([])
  expect(hostilePatterns.filter(({ source, value }) => source.length > 2_000 || value.length > 1_000)).toEqual([])
})
