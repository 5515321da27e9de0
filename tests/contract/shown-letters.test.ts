import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

// Letters of shown texts: whole ones, capitals of the page's language, and no space between letters that join

const views = sourceFiles(['src/widgets', 'src/runtime/ui'], /\.tsx?$/).filter(({ path }) => !/\.test\.|\/examples\.ts$/.test(path))
const styles = sourceFiles(['src', 'apps/portal'], /\.css$/)

/** Codes and keys that are compared with others, and shown nowhere. */
const codes = /\b(?:kind|key|name|entry\.key)\.to(?:Upper|Lower)Case\(\)/

function casesWithoutLanguage(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(/[\w.?!)\]]*\.to(?:Locale)?(?:Upper)Case\(\)/g)]
      .filter(([found]) => !codes.test(found) && !/hueOf/.test(lineAt(file, found)))
      .map(({ index }) => placeOf(file, index)),
  )
}

function partsOfLetters(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [
      ...file.text.matchAll(
        /\[\.\.\.[\w.]+\]\[0\]|\[\.\.\.(?:[\w.]*name|title|text)\](?=\.slice\(0, \d)|\b(?:name|title|label|text)\.(?:charAt|at)\(0\)/g,
      ),
    ].map(({ index }) => placeOf(file, index)),
  )
}

function ownCasesAndTracking(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(/(?<![\w-])(text-transform|letter-spacing):\s*([^;}]+)/g)]
      .filter(([, property, value = '']) => !allowed[property as keyof typeof allowed].includes(value.trim()))
      .map(({ index }) => placeOf(file, index)),
  )
}
const allowed = {
  // the last two of a brand's name
  'text-transform': ['none', 'var(--heading-transform)', 'var(--font-display-transform, none)', 'lowercase'],
  'letter-spacing': ['0', 'inherit', 'var(--heading-tracking)', 'var(--brand-tracking)'],
}

/** Figures and dates that are written in English, or as the machine is set, whatever the page's language. */
function fixedFormats(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(/toLocale(?:Date|Time)?String\((?:'|\))|Intl\.\w+Format\((?:'|\))/g)].map(({ index }) => placeOf(file, index)),
  )
}

function lineAt({ text }: SourceFile, found: string): string {
  return text.split('\n').find((line) => line.includes(found)) ?? ''
}

test('capitals of a shown text are those of the page’s language, not of the machine', () => {
  expect(casesWithoutLanguage(views)).toEqual([])
})

test('a text is cut between whole letters', () => {
  expect(partsOfLetters(views)).toEqual([])
})

test('figures and dates are written in the page’s language', () => {
  expect(fixedFormats(views)).toEqual([])
})

test('capitals and tracking of headings come from tokens, which scripts without capitals and joined scripts take away', () => {
  expect(ownCasesAndTracking(styles)).toEqual([])
  const tokens = styles.find(({ path }) => path === 'src/runtime/theme/tokens.css')?.text ?? ''
  const tall = /:root:is\(([^{]*)\) \{\s*--heading-tracking: 0;\s*--heading-transform: none;\s*--heading-scale/.exec(tokens)?.[1] ?? ''
  const joined = ['ar', 'fa', 'ur', 'hi', 'ne', 'bn']
  expect(joined.filter((tag) => !tall.includes(`:lang(${tag})`))).toEqual([])
})

test('the walkers find what they look for', () => {
  const file = (text: string) => [{ path: 'a', text }]
  expect([
    casesWithoutLanguage(file('x = t.toUpperCase()')),
    casesWithoutLanguage(file('x = t.toLocaleUpperCase(language)')),
    partsOfLetters(file("[...game.name][0] ?? ''\nname.charAt(0)\n[...name].slice(0, 2)")),
    fixedFormats(file("x.toLocaleString('en')\nnew Intl.NumberFormat()")),
    ownCasesAndTracking(file('.a { text-transform: uppercase; letter-spacing: 0.1em }')),
  ]).toEqual([['a:1'], [], ['a:1', 'a:2', 'a:3'], ['a:1', 'a:2'], ['a:1', 'a:1']])
})
