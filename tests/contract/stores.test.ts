import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

/** Calls that run while a component renders: a store made there is made again at every render and never released. */
const drawn = /(?<![\w$.])(?:useUnit|useStoreMap|useList|useMemo|useState)\s*(?:<[^()]*>)?\(/g
const making =
  /\$\w+(?:\.map|\.filterMap)\s*\(|(?<![\w$.])(?:combine|create(?:Store|Event|Effect)|restore|debounced|distinct)\s*(?:<[^()]*>)?\(/g

/** Stores that are made during a render, each as `path:line` and the call that makes it. */
function storesMadeWhileDrawing(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(drawn)].flatMap((call) => {
      const start = call.index + call[0].length
      return [...file.text.slice(start, endOf(file.text, start)).matchAll(making)].map(
        (match) => `${placeOf(file, start + match.index)} ${match[0]}…) inside ${call[0]}…)`,
      )
    }),
  )
}

/** The index where the parenthesis that opened before `start` closes. */
function endOf(text: string, start: number): number {
  let open = 1
  let at = start
  for (; at < text.length && open > 0; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return at
}

const sources = sourceFiles(['apps/kit', 'apps/preview'], /(?<!\.test)\.tsx?$/)

test('no component of the editor makes a store while it renders: each store is a constant of its module', () => {
  expect(sources.filter(({ text }) => text.includes('useUnit(')).length).toBeGreaterThan(20)
  expect(storesMadeWhileDrawing(sources)).toEqual([])
})

test('only modules of the model make units when they load: npm run dev loads all of them again after an edit of one', () => {
  const made = /^(?:export )?const \S+ = (?:attach|combine|create(?:Store|Event|Effect)|restore)\b|^(?:sample|split)\(/gm
  const found = (files: SourceFile[]) =>
    files.flatMap((file) => [...file.text.matchAll(made)].map(({ index }) => placeOf(file, index).replace(/:.*/, '')))
  const runtime = sourceFiles(['src', 'apps/portal'], /(?<!\.(?:test|testing|fixture))\.tsx?$/)
  expect(found(runtime).length).toBeGreaterThan(500)
  expect(found(runtime).filter((path) => !path.startsWith('src/runtime/model/'))).toEqual([])
})

test('a store made inside a call of useUnit is found with its line, code that only uses the value is not', () => {
  const text = `const $names = $documents.map((documents) => [...documents.keys()])
function List() {
  const names = useUnit($names).map((name) => name.trim())
  const { first, both } = useUnit({
    first: $names.map(([one]) => one),
    both: combine($names, $doc, (all, doc) => all.includes(doc)),
  })
  const $own = useMemo(() => createStore<string>(''), [])
}`
  expect(storesMadeWhileDrawing([{ path: 'a.tsx', text }])).toEqual([
    'a.tsx:5 $names.map(…) inside useUnit(…)',
    'a.tsx:6 combine(…) inside useUnit(…)',
    'a.tsx:8 createStore<string>(…) inside useMemo(…)',
  ])
})
