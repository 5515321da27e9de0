import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { sample } from './sample.ts'

const list = Array.from({ length: 40 }, (_, id) => ({ id, family: `family ${id % 5}` }))
const familyOf = ({ family }: { family: string }) => [family]

test('a sample has one entry of every kind and the required number of entries, in the order of the list', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const chosen = sample('things', list, 8, familyOf, { deep: false, seed })
    expect(new Set(chosen.flatMap(familyOf)).size).toBe(5)
    expect(chosen).toHaveLength(8)
    expect(chosen.map(({ id }) => id)).toEqual(chosen.map(({ id }) => id).toSorted((one, other) => one - other))
  }
})

test('a sample has every kind even if fewer entries are requested, and one entry may cover several kinds', () => {
  const themes = ['dark', 'light'].flatMap((theme) =>
    [390, 1440].flatMap((width) => ['EN', 'AR'].map((language) => ({ theme, width, language }))),
  )
  for (let seed = 0; seed < 50; seed += 1)
    expect(sample('pages', themes, 1, (one) => Object.values(one), { deep: false, seed })).toHaveLength(2)

  expect(sample('things', list, 1, familyOf, { deep: false, seed: 3 })).toHaveLength(5)
})

test('the same seed gives the same sample, other seeds reach all entries in time, and a deep run takes all', () => {
  const once = (seed: number) => sample('things', list, 8, familyOf, { deep: false, seed })
  expect(once(7)).toEqual(once(7))
  expect(new Set(Array.from({ length: 100 }, (_, seed) => once(seed)).flat()).size).toBe(list.length)
  expect(sample('things', list, 8, familyOf, { deep: true, seed: 7 })).toEqual(list)
})

test('every test has fast-check with the seed of all samples', () => {
  const files = ['src', 'apps', 'tests', 'build', 'mocks', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const tests = files.filter((path) => /\.(?:test|testing)\.tsx?$|^tests[\\/].*\.tsx?$/.test(path))
  const direct = tests.filter((path) => /^import .* from 'fast-check'/m.test(readFileSync(path, 'utf8')))
  expect(direct).toEqual(['tests/support/samples/fast-check.ts'])
})
