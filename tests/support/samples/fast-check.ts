import * as library from 'fast-check'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

import { deep, seed } from './sample.ts'

/**
 * One input that broke a law in a deep run: of the `at`th `fc.assert` of a test. `values` are the arguments of the law; where JSON cannot
 * hold them, `seed` and `path` make them again.
 */
export type Counterexample = { test: string; at: number } & ({ values: unknown[] } | { seed: number; path: string })

const root = join(import.meta.dirname, '../../..')
const asserted = new Map<string, number>()

library.configureGlobal({ ...library.readConfigureGlobal(), seed })

/**
 * fast-check with the one seed of all samples, and with a memory: what breaks a law in a deep run is written to
 * `tests/corpus/<file of the test>.json`, and every later run tries that input first. A law that is broken on purpose
 * brings its own `reporter`, and nothing is kept of it. Tests import it from here.
 */
const fc: typeof library = { ...library, assert: assertAndKeep as typeof library.assert }
export default fc
export type { Arbitrary } from 'fast-check'

function assertAndKeep<Ts>(property: library.IRawProperty<Ts>, parameters: library.Parameters<Ts> = {}): Promise<void> | void {
  const { testPath = '', currentTestName: name = '' } = expect.getState()
  const at = asserted.get(testPath + name) ?? 0
  asserted.set(testPath + name, at + 1)
  const file = corpusFile(relative(root, testPath))
  const kept = readCorpus(file).filter((one) => one.test === name && one.at === at)
  const examples = kept.flatMap((one) => ('values' in one ? [one.values as Ts] : []))
  const [again, ...more] = kept.flatMap((one) => ('path' in one ? [{ ...parameters, seed: one.seed, path: one.path }] : []))
  const turns = [
    {
      ...(deep && { reporter: keepAndReport<Ts>(file, name, at) }),
      ...parameters,
      examples: [...examples, ...(parameters.examples ?? [])],
    },
    ...(again ? [again, ...more] : []),
  ]
  return turns.reduce<Promise<void> | void>((before, turn) => {
    const run = () => library.assert(property as library.IProperty<Ts>, turn) as Promise<void> | void
    return before instanceof Promise ? before.then(run) : run()
  }, undefined)
}

function keepAndReport<Ts>(file: string, test: string, at: number) {
  return (details: library.RunDetails<Ts>): void => {
    if (!details.failed) return
    const { counterexample, counterexamplePath, seed } = details
    if (counterexample !== null && counterexamplePath !== null) {
      const values = survivesJson(counterexample) ? (counterexample as unknown[]) : undefined
      keepCounterexample(file, { test, at, ...(values ? { values } : { seed, path: counterexamplePath }) })
    }
    throw new Error(library.defaultReportMessage(details) ?? 'The property failed.')
  }
}

/** Where the counterexamples of a test file are kept. */
export function corpusFile(testFile: string): string {
  return `${root}/tests/corpus/${testFile.replace(/\.test\.tsx?$/, '').replaceAll(/[\\/]/g, '.')}.json`
}

export function readCorpus(file: string): Counterexample[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counterexample[]) : []
}

/** Adds a counterexample to a file of the corpus, once. */
export function keepCounterexample(file: string, one: Counterexample): void {
  const before = readCorpus(file)
  if (before.some((other) => isDeepStrictEqual(other, one))) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify([...before, one], null, 2)}\n`)
}

/** Whether a value is the same after it was written as JSON and read again: no NaN, -0, undefined, date or lone surrogate that changes. */
export function survivesJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value)
}
