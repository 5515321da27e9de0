import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

// An editor keeps its state in the stores of its scope: two editors on one page, or two tests in one file, share nothing.

/** Files that read a store by hand, and why `useUnit` or the source of an effect cannot do it. */
const readers: Readonly<Record<string, string>> = {
  'apps/kit/state/use-scope.ts': 'gives a menu of actions, which has no fixed set of stores, the way to read them',
  'apps/preview/canvas/frame/watch-store.ts': 'follows a store without waiting for React to render',
  'apps/preview/canvas/canvas.tsx': 'a press asks for the block and its box, of which every change would draw the canvas again',
  'apps/preview/canvas/blocks/clipboard.ts': 'a copy is the browser’s own unless a block is chosen: that is decided in its event',
  'apps/preview/canvas/moving/drag-overlay.tsx': 'the place under the pointer is worked out in each animation frame',
  'apps/preview/canvas/moving/outline-drag.ts': 'a move of the pointer is a drag or not: that is decided in its event',
  'apps/preview/canvas/moving/pointer-drag.ts': 'a move of the pointer after a drag has ended lets go of its listeners',
  'apps/preview/shell/keys/keys-listen.ts': 'whether a key is prevented is decided in its event',
}

const sources = sourceFiles(['apps/kit', 'apps/preview'], /\.tsx?$/).filter(({ path }) => !/\.(?:test|testing)\.tsx?$/.test(path))

/** Finds state outside of scopes, and logic that is attached to stores by hand. */
function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found = [...file.text.matchAll(/^(?:export )?let .*$|\.watch\(.*$|\.getState\(.*$/gm)]
    return found.flatMap((match) =>
      match[0].startsWith('.getState(') && file.path in readers ? [] : [`${placeOf(file, match.index)} ${match[0]}`],
    )
  })
}

const made = /^(?:export )?const ([a-z]\w*) = (?:createEvent|createEffect|attach)\b/gm
const namesMade = (text: string) => [...text.matchAll(made)].map(([, name = '']) => name)

/**
 * Calls of events and effects in files that draw, or that have a hook: one that does not come from `useUnit` or `scopeBind` belongs to no
 * editor.
 */
function callsWithoutScope(files: readonly SourceFile[]): string[] {
  const units = new Set(files.flatMap(({ text }) => namesMade(text)))
  return files
    .filter(({ path, text }) => path.endsWith('.tsx') || /from '(?:effector-)?react'/.test(text))
    .flatMap((file) => {
      const imported = [...file.text.matchAll(/^import \{([^}]*)\} from '\./gm)].flatMap(([, names = '']) => names.split(/[\s,]+/))
      const known = new Set([...imported.filter((name) => units.has(name)), ...namesMade(file.text)])
      return [...file.text.matchAll(/(?<![\w$.])([a-z]\w*)\(/g)]
        .filter(([, name = '']) => known.has(name))
        .map((match) => `${placeOf(file, match.index)} ${match[1]}(`)
    })
}

test('the editor keeps no state in module variables, attaches no logic to stores by hand and reads no store outside of its scope', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(violations(sources)).toEqual([])
})

test('each listed exception is still needed', () => {
  const reading = new Set(sources.filter(({ text }) => text.includes('.getState(')).map(({ path }) => path))
  expect(Object.keys(readers).filter((path) => !reading.has(path))).toEqual([])
})

test('no component calls an event without the scope of its editor', () => {
  expect(sources.flatMap(({ text }) => namesMade(text)).length).toBeGreaterThan(100)
  expect(callsWithoutScope(sources)).toEqual([])
})

test('code that breaks the rule is found with its line', () => {
  const text = `import { opened } from './a.ts'
let count = 0
export const closed = createEvent()
$open.watch(draw)
const isOpen = () => $open.getState()
const Close = () => <button onClick={() => closed()} />`
  expect({ state: violations([{ path: 'a.tsx', text }]), calls: callsWithoutScope([{ path: 'a.tsx', text }]) }).toEqual({
    state: ['a.tsx:2 let count = 0', 'a.tsx:4 .watch(draw)', 'a.tsx:5 .getState()'],
    calls: ['a.tsx:6 closed('],
  })
})
