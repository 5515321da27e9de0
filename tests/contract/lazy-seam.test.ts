import { posix } from 'node:path'
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

// Players download `src/authoring` only by one lazy import: the check of a release that no server has checked.

const seam = 'apps/portal/verify.ts'
const players = sourceFiles(['src/runtime', 'src/widgets', 'src/rules', 'src/schemas', 'apps/portal'], /\.tsx?$/).filter(
  ({ path }) => !/\.(?:test|testing|fixture)\.tsx?$/.test(path),
)

/** The imports of a file as `static target` or `lazy target`; imports of types do not count, because they leave no trace in the build. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const target = (specifier = '') => posix.normalize(posix.join(posix.dirname(path), specifier))
  const fixed = [...text.matchAll(/^\s*(?:import(?! type)|export(?! type))[^'(]*?'(\.[^']+)'/gm)].map(([, to]) => `static ${target(to)}`)
  const lazy = [...text.matchAll(/(?<!typeof )import\(\s*'(\.[^']+)'/g)].map(([, to]) => `lazy ${target(to)}`)
  return [...fixed, ...lazy]
}

test('only the seam imports authoring', () => {
  const importers = players.filter((file) => importsOf(file).some((one) => one.includes('src/authoring/'))).map(({ path }) => path)

  expect(importers).toEqual([seam])
})

test('the portal reaches the seam by exactly one lazy import', () => {
  const ways = players.flatMap((file) =>
    importsOf(file)
      .filter((one) => one.endsWith(` ${seam}`))
      .map((one) => one.split(' ')[0]),
  )

  expect(ways).toEqual(['lazy'])
})

test('every form of import is recognised', () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { b } from './b.ts'",
    "export { c } from './c.ts'",
    "import './d.ts'",
    "const e = () => import('./e.ts')",
    "type F = typeof import('./f.ts')",
    "import {\n  g,\n} from './g.ts'",
  ].join('\n')

  expect(importsOf({ path: 'x/y.ts', text })).toEqual(['static x/a.ts', 'static x/c.ts', 'static x/d.ts', 'static x/g.ts', 'lazy x/e.ts'])
})
