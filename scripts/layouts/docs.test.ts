import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { checkDocument } from '../../src/authoring/check/document.ts'
import { createFindings } from '../../src/authoring/check/findings.ts'
import { diagnosticCodes } from '../../src/authoring/check/diagnostic-codes.ts'
import { exampleDocuments, exampleInnerPage } from './docs/example-documents.ts'
import { docsFiles } from './docs.ts'
import { layoutsFolder } from './folder.testing.ts'
import { contracts, sources, vocabulary } from './installation.ts'

const files = docsFiles()
const { dir, foyer, remove } = layoutsFolder()
afterAll(remove)

test('the reference has an entry for every diagnostic, widget and source', () => {
  for (const code of Object.keys(diagnosticCodes)) expect(files['diagnostics.md']).toContain(`\n### ${code}\n`)
  for (const type of contracts.keys()) expect(files['layouts.md']).toContain(`\n### ${type}\n`)
  for (const name of sources.keys()) expect(files['layouts.md']).toContain(`\n| \`${name}\` | `)
})

test('every property of the reference has a meaning, and no table has a line of another width', () => {
  const rows = (files['layouts.md'] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(400)
  expect(rows.filter((row) => / \| –? \|$/.test(row))).toEqual([])
  for (const text of Object.values(files)) {
    for (const block of text.split('\n\n').filter((one) => one.startsWith('| '))) {
      const widths = block.split('\n').map((line) => line.replaceAll('\\|', '').split('|').length)
      expect({ block: block.slice(0, 80), widths: new Set(widths).size }).toEqual({ block: block.slice(0, 80), widths: 1 })
    }
  }
})

test('every link inside the reference leads to a heading', () => {
  for (const [name, text] of Object.entries(files)) {
    const headings = new Set(
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-'),
      ),
    )
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !headings.has(to)).map((to) => `${name}#${to}`)).toEqual([])
  }
})

const examples = [...Object.entries(exampleDocuments), ['page inside a page', exampleInnerPage] as const]
test.each(examples)('the example of the kind %s is as it should be', (kind, document) => {
  const findings = createFindings()
  checkDocument(document, vocabulary, findings)

  // a brand's document is a patch over that of _base, which has the rest
  expect(findings.list.filter(({ message }) => kind !== 'brand' || !/missing/i.test(message))).toEqual([])
})

const commands = Object.values(files)
  .flatMap((text) => [...text.matchAll(/npm run layouts -- ([^`#\n]+)/g)].map(([, args = '']) => args.trim()))
  .filter((args, index, all) => all.indexOf(args) === index)

test.each(commands)('the command of the reference runs: layouts -- %s', (line) => {
  const args = line.split(' ').map((arg) => (arg.startsWith('layouts/_base') ? join(dir, arg) : arg))
  const { code, err } = foyer(...args, ...(line === 'docs' ? [join(dir, 'docs')] : []))

  expect({ code, err }).toEqual({ code: 0, err: '' })
})
