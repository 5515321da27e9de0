import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { allowedNodes, rangesOf } from './nodes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'foyer-nodes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Puts a program that says its version where the package would be. */
function put(spec: string, place: string): string {
  const program = join(place, 'node_modules', spec.replace(/@.*/, ''), 'bin/node')
  mkdirSync(dirname(program), { recursive: true })
  writeFileSync(program, `#!/bin/sh\necho v${spec.replace(/^[^\d]*(?:64|32)@\D*/, '')}\n`)
  chmodSync(program, 0o755)
  return program
}

test('the oldest Node is the lower end of what is allowed, the newest any of the last range', () => {
  expect(rangesOf('^20.19.0 || ^22.13.0 || >=24.0.0')).toEqual({ oldest: '20.19.0', newest: '>=24.0.0' })
})

test('without the registry what an earlier run has fetched is used, and what is missing is left out with a sentence', () => {
  const lines: string[] = []
  const specs: string[] = []
  const into = join(folder, 'some')
  const install = (spec: string, place: string) => {
    specs.push(spec)
    if (place.endsWith('oldest')) put(spec, place)
    return false
  }
  const found = allowedNodes((line) => lines.push(line), { into, install })

  expect(specs.map((spec) => spec.replace(/^.*@/, ''))).toEqual(['20.19.0', '>=24.0.0'])
  expect(found.map(({ version }) => version)).toEqual(['20.19.0'])
  expect(lines).toEqual([
    'The registry does not answer: the oldest Node is 20.19.0, of an earlier run.',
    'The newest Node (>=24.0.0) cannot be fetched from the registry: nothing is tried on it.',
  ])
})

test('with the registry there are both, and nothing is said', () => {
  const lines: string[] = []
  const install = (spec: string, place: string) => put(spec, place) !== ''
  const found = allowedNodes((line) => lines.push(line), { into: join(folder, 'both'), install })

  expect({ versions: found.map(({ version }) => version), lines }).toEqual({ versions: ['20.19.0', '24.0.0'], lines: [] })
})
