import { expect, test, vi } from 'vitest'

import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { Build } from './layouts.ts'
import { rememberBuilds } from './remember-builds.ts'

const fault = { code: 'x', severity: 'error', message: '', document: 'page/a', pointer: '', path: 'a' } as const

function aBuild(diagnostics: ReturnType<Build>['diagnostics'] = []) {
  const inner = vi.fn<Build>(({ brand }) => ({
    release: { release: '', brand, checkedBy: 1, documents: {}, routes: {} },
    diagnostics,
  }))
  return { inner, build: rememberBuilds(inner) }
}
const file = (path: string, text: string | Uint8Array): LayoutFile => ({ path, brand: 'foyer', text })
const input = (files: LayoutFile[], brand = 'foyer') => ({ brand, files, lastGood: undefined })

test('the same texts are built once, in whatever order and form they come', () => {
  const { inner, build } = aBuild()
  const first = build(input([file('a', '{}'), file('b', '[]')]))

  expect(build(input([file('b', Buffer.from('[]')), file('a', '{}')]))).toBe(first)
  expect(inner).toHaveBeenCalledTimes(1)
})

test('another text, file or brand is built', () => {
  const { inner, build } = aBuild()
  build(input([file('a', '{}')]))
  build(input([file('a', '{ }')]))
  build(input([file('b', '{}')]))
  build(input([file('a', '{}'), file('b', '{}')]))
  build(input([file('a', '{}')], 'kestrel'))

  expect(inner).toHaveBeenCalledTimes(5)
})

test('a result with an error is built again: what was last good may be another', () => {
  const { inner, build } = aBuild([fault])
  build(input([file('a', '{}')]))
  build(input([file('a', '{}')]))

  expect(inner).toHaveBeenCalledTimes(2)
})
