import { expect, test } from 'vitest'

import { css } from './class-names.ts'

function nameOf(name: string, file: string, sheet: string): string {
  const modules = css.modules
  if (!modules || typeof modules.generateScopedName !== 'function') throw new Error('class names are not made by a function')
  return modules.generateScopedName(name, file, sheet)
}

test('a class is named alike wherever its sheet is built, and differently in another sheet', () => {
  const name = nameOf('tile', '/one/view.module.css', '.tile { color: red }')
  expect(name).toMatch(/^tile_[0-9a-z]{5}$/)
  expect(nameOf('tile', '/two/view.module.css?used', '.tile { color: red }')).toBe(name)
  expect(nameOf('tile', '/one/view.module.css', '.tile { color: blue }')).not.toBe(name)
})
