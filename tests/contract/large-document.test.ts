import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { vocabulary } from '../../apps/server/layouts/contracts.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { formatDocument } from '../../src/authoring/text/format.ts'
import { writeDocument } from '../../src/authoring/text/write.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import { largePage, largePageNode } from '../support/documents/large-page.ts'

const page = largePage(500)
const { nodes } = page
const node = largePageNode
const text = writeDocument(undefined, page, vocabulary.registry)

const dir = mkdtempSync(join(tmpdir(), 'large-'))
afterAll(() => rmSync(dir, { recursive: true }))
const git = (...args: string[]) => execFileSync('git', ['-C', dir, '-c', 'user.name=Foyer', '-c', 'user.email=foyer@example.com', ...args])
const file = join(dir, 'large.json')

/** The document with other nodes, as the editor and the command line write it over the old text. */
const withNodes = (next: readonly JsonObject[]) =>
  writeDocument(text, { ...(JSON.parse(text) as JsonObject), nodes: [...next] }, vocabulary.registry)

/** Checks a page anew, as after a start: its text was not read before. */
function check(text: string) {
  return buildRelease({ brand: '_base', files: [{ path: 'pages/large.json', brand: '_base', text }], ...vocabulary }).diagnostics
}

test('a page of 500 nodes is clean, and its format stays as it is when it is formatted again', () => {
  const once = formatDocument(text, vocabulary.registry)

  expect(check(text).filter(({ document }) => document === 'page/large')).toEqual([])
  expect(once).toMatchObject({ ok: true, text })
})

test('one changed prop is a difference of one line', () => {
  const [first, ...others] = nodes as [JsonObject, ...JsonObject[]]
  const changed = withNodes([{ ...first, props: { title: 'Games', look: 'grid', columns: 6 } }, ...others]).split('\n')
  const before = text.split('\n')

  expect(changed.length).toBe(before.length)
  expect(changed.filter((line, index) => line !== before[index])).toHaveLength(1)
})

test('two branches that add different siblings merge in git without a conflict', () => {
  const commit = (content: string, message: string) => {
    writeFileSync(file, content)
    git('add', '.')
    git('commit', '-qm', message)
  }
  git('init', '-q', '-b', 'main')
  commit(text, 'A page')
  git('checkout', '-qb', 'left')
  commit(withNodes([...nodes.slice(0, 100), node('left'), ...nodes.slice(100)]), 'A node')
  git('checkout', '-q', 'main')
  git('checkout', '-qb', 'right')
  commit(withNodes([...nodes.slice(0, 400), node('right'), ...nodes.slice(400)]), 'Another node')
  git('merge', '-q', '--no-edit', 'left')

  const both = [...nodes.slice(0, 100), node('left'), ...nodes.slice(100, 400), node('right'), ...nodes.slice(400)]
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ nodes: both })
})
