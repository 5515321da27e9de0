import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

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

/** Pages that tell what a reader makes, and so name files that are not there. */
const instructions = ['docs/widgets.md']
const codeFolders = ['apps', 'build', 'mocks', 'scripts', 'src', 'tests']
/** What is no path of the project: documents of an operator's folder, and files of a build. */
const elsewhere = /^(foyer|kestrel|\.vite)\//
const namedPath = /(?<![\w./@-])(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mts|mjs|css|json|md)(?![\w/])/g

test('every file that a comment, a page or a decision names is there', () => {
  const code = sourceFiles(codeFolders, /\.(?:tsx?|mts|mjs|css)$/)
  const ends = new Set(
    [...code, ...sourceFiles(['layouts', 'locales'], /\.(?:json|ts)$/), ...sourceFiles(codeFolders, /\.(?:json|md)$/), ...pages].flatMap(
      ({ path }) => path.split('/').map((_, at, parts) => parts.slice(at).join('/')),
    ),
  )
  const comments = code.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/^.*$/gm, (line) => /(?:^\s*\*|\/\*|(?:^|\s)\/\/)\s.*$/.exec(line)?.[0] ?? ''),
  }))
  const named = [...comments, ...pages.filter(({ path }) => !instructions.includes(path))].flatMap((page: SourceFile) =>
    [...page.text.matchAll(namedPath)].map(({ 0: name, index }) => ({ at: placeOf(page, index), name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(
    named.filter(({ name }) => !/^\.|^https?:/.test(name) && !elsewhere.test(name) && !ends.has(name) && !written.includes(name)),
  ).toEqual([])
})
