import { expect, test } from 'vitest'

import base from '../../layouts/_base/brand.json'
import { brandCss } from '../../src/rules/brand-css.ts'
import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

/** Custom properties that a file gives a value, in a style sheet or as an inline style. */
function declaredIn({ text }: SourceFile): string[] {
  return [...text.matchAll(/(--[\w-]+)\s*:|['"`](--[\w-]+)['"`]/g)].map(([, declared, inline]) => declared ?? inline ?? '')
}

/** The tokens that files use and nobody declares, each as `path:line` and its name. A use with a fallback may be undeclared. */
function unknownTokens(files: readonly SourceFile[], known: ReadonlySet<string>): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name = '']) => !known.has(name))
      .map((match) => `${placeOf(file, match.index)} ${match[1]} is no token; src/runtime/theme/tokens.css and brand.json have them`),
  )
}

const files = sourceFiles(['src'], /(?<!\.test)\.(?:css|tsx?)$/)
const brand = brandCss(base as unknown as Parameters<typeof brandCss>[0]).css // the layouts' check has read it
const known = new Set(declaredIn({ path: 'brand.css', text: brand }).concat(files.flatMap(declaredIn)))

test('every style token that a style sheet or a view uses exists', () => {
  expect(known.size).toBeGreaterThan(100)
  expect(unknownTokens(files, known)).toEqual([])
})

test('the walker finds a token that nobody declares, with its line', () => {
  const text = '.a {\n  color: var(--color-text);\n  gap: var(--space-99);\n  block-size: var(--maybe, 4px);\n}'
  expect(unknownTokens([{ path: 'a.css', text }], known)).toEqual([
    'a.css:3 --space-99 is no token; src/runtime/theme/tokens.css and brand.json have them',
  ])
})

test('text follows the size that readers set in their browser: its size, its line and what pages are laid out by are no px', () => {
  const sheets = sourceFiles(['src', 'apps/portal'], /\.css$/)
  const fixed = sheets.flatMap((file) =>
    [...file.text.matchAll(/(?:^|[\s;{])(?:font|font-size|line-height|--type-[\w-]+):[^;]*\d+px|@(?:media|container)[^{]*\d+px/g)].map(
      ({ 0: found, index }) => `${placeOf(file, index)} ${found.trim()}`,
    ),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(fixed).toEqual([])
})
