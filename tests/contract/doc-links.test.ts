import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
/** The pages that an installation writes: lines of .gitignore. */
const written = read('.gitignore')
  .split('\n')
  .flatMap((line) => /^\/(docs\/.+)$/.exec(line)?.[1] ?? [])
const pages = [
  ...['README.md', 'CONTRIBUTING.md'].map((path) => ({ path, text: read(path) })),
  ...sourceFiles(['docs', 'mocks'], /\.md$/).filter(({ path }) => !written.includes(path)),
]

test('every link of a page to a file leads to one that is there or that an installation writes', () => {
  expect(written).toContain('docs/diagnostics.md')
  const links = pages.flatMap((page) =>
    [...page.text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(({ 1: to = '', index }) => ({
      at: placeOf(page, index),
      to: posix.join(posix.dirname(page.path), to),
    })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ to }) => !existsSync(root + to) && !written.includes(to))).toEqual([])
})
