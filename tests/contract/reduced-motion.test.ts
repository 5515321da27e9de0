import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

/** Transitions whose duration is written as a number, each as `path:line`. */
function durationsInFigures(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(/transition(?:-duration)?:[^;}]*?\b(?:\d*\.)?\d+m?s\b/g)].map((match) => placeOf(file, match.index)),
  )
}

const files = sourceFiles(['src'], /\.css$/)
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

test('with reduced motion only what has a transition fades: no rule gives every element a duration', () => {
  const rules = /@media \(prefers-reduced-motion: reduce\) \{\s*\*,[^}]*\}/.exec(textOf('src/runtime/theme/base.css'))?.[0]
  expect(rules).toContain('transition-property: opacity')
  expect(rules).not.toContain('transition-duration')
})

test('with reduced motion every transition takes 120 ms', () => {
  const tokens = textOf('src/runtime/theme/tokens.css')
  const [usual = '', reduced = ''] = tokens.split('@media (prefers-reduced-motion: reduce)')
  const names = [...usual.matchAll(/(--motion-duration-[\w-]+):/g)].map(([, name = '']) => name)
  const inTransitions = names.filter((name) => files.some(({ text }) => new RegExp(`transition:[^;]*var\\(${name}\\)`).test(text)))
  expect(inTransitions.length).toBeGreaterThan(3)
  expect(inTransitions.filter((name) => !reduced.includes(`${name}: 120ms;`))).toEqual([])
  expect(durationsInFigures(files)).toEqual([])
})

test('the walker finds a duration in figures', () => {
  expect(durationsInFigures([{ path: 'a.css', text: '.a {\n  transition: transform 400ms var(--motion-easing-out);\n}' }])).toEqual([
    'a.css:2',
  ])
})
