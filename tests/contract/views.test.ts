import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

// ---- styles

const physical = new RegExp(
  [
    /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)*\s*:/,
    /(?<![\w-])(?:border-(?:top|bottom)-(?:left|right)-radius|(?:left|right))\s*:/,
    /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Declarations that name a physical side: they do not follow the writing direction. A rule for one direction may have them. */
function physicalSides(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const code = file.text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    const oneWay = (index: number) => /\[dir=[^{}]*\{[^{}]*$/.test(code.slice(0, index))
    return [...code.matchAll(physical)]
      .filter(({ index }) => !oneWay(index))
      .map((match) => `${placeOf(file, match.index)} ${match[0].trim()}`)
  })
}

const sheets = sourceFiles(['src', 'apps'], /\.css$/)

test('styles name the inline start and end, never left and right', () => {
  expect(sheets.length).toBeGreaterThan(5)
  expect(physicalSides(sheets)).toEqual([])
})

test('the walker finds a physical side in a style, but not a logical side or a comment', () => {
  const text = `.a {
  margin-left: 1px;
  left: 0;
  text-align: right;
  border-top-left-radius: 2px;
  inset-inline-start: 0; /* left: 0 */
  margin-inline: 1px;
  background-position: left;
}
[dir='rtl'] .a {
  left: 0;
}`
  expect(physicalSides([{ path: 'a.css', text }])).toEqual([
    'a.css:2 margin-left:',
    'a.css:3 left:',
    'a.css:4 text-align: right',
    'a.css:5 border-top-left-radius:',
  ])
})

test('every style sheet of a widget and of the kit is in its layer', () => {
  const outside = sheets
    .filter(
      ({ path, text }) =>
        path.endsWith('.module.css') && !text.includes(path.startsWith('src/runtime/ui/') ? '@layer ui' : '@layer widgets'),
    )
    .map(({ path }) => path)
  expect(outside.filter((path) => /^src\/(?:widgets|runtime\/ui)\//.test(path))).toEqual([])
})

// ---- words

const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription', 'aria-valuetext']

/** Text that a view would show untranslated: between tags, or in an attribute that screen readers read out. */
function literalWords(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = []
    const visit = (node: Syntax) => {
      const text =
        node.type === 'JSXText'
          ? node.value
          : node.type === 'JSXAttribute' && spoken.includes(String(node.name?.name))
            ? literalOf(node.value)
            : undefined
      if (typeof text === 'string' && /\p{L}{2,}/u.test(text)) found.push(`${placeOf(file, node.start)} ${text.trim()}`)
      for (const child of Object.values(node).flat()) if (isSyntax(child)) visit(child)
    }
    visit(parseAst(file.text, { lang: 'tsx' }))
    return found
  })
}

type Syntax = { type: string; start: number; name?: { name?: unknown }; value?: unknown }

/** The text of an attribute written as `"x"` or `{'x'}`. */
function literalOf(value: unknown): unknown {
  // an attribute's value in the syntax tree
  const node = value as { type?: string; value?: unknown; expression?: { value?: unknown } } | null
  return node?.type === 'JSXExpressionContainer' ? node.expression?.value : node?.value
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value
}

const views = sourceFiles(['src/widgets', 'src/runtime/ui', 'src/runtime/render', 'apps/portal'], /\.tsx$/).filter(
  ({ path }) => !/\.(?:test|testing|fixture)\.tsx$/.test(path),
)

test('no view contains literal text', () => {
  expect(views.length).toBeGreaterThan(5)
  expect(literalWords(views)).toEqual([])
})

test('the walker finds literal text between tags and in attributes that screen readers read out', () => {
  const text = `const view = (<>
  <p className="lead">See all</p>
  <button type="button" aria-label="Close">×</button>
  <b>{t('more')}</b>
  <i>{count} games</i>
  <img alt={'Open'} src="picture" />
</>)
const f = (a: Array<string>) => a.length > 1 && b < 2`
  expect(literalWords([{ path: 'a.tsx', text }])).toEqual(['a.tsx:2 See all', 'a.tsx:3 Close', 'a.tsx:5 games', 'a.tsx:6 Open'])
})
