import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const longest = 140

test(`no line of ours is longer than ${longest} characters: the formatter breaks code, people break texts and comments`, () => {
  const long = sourceFiles(['src', 'apps', 'build', 'scripts', 'tests', 'mocks'], /\.(?:tsx?|mjs|mts|css)$/).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > longest ? [`${path}:${index + 1} has ${line.length}`] : [])),
  )
  expect(long).toEqual([])
})
