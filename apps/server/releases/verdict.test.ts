import { expect, test } from 'vitest'

import { aBrandFolder, icons, registry, sources, words } from '../../../src/authoring/check/fakes.testing.ts'
import { buildRelease } from '../../../src/authoring/release/release.ts'
import type { Build } from '../layouts/layouts.ts'
import { faultsOf } from './verdict.ts'

const build: Build = (input) => buildRelease({ ...input, registry, sources, words, icons })

test('a brand cannot be published with a host of another one', () => {
  const brand = (id: string, host: string) => {
    const text = JSON.stringify({ kind: 'brand', id, format: 1, hosts: [host] })
    return [`${id}/brand.json`, { path: `/layouts/${id}/brand.json`, brand: id, text }] as const
  }
  const base = aBrandFolder().map((file) => [file.path, file] as const)
  const before = new Map([...base, brand('heron', 'one.example.com'), brand('kestrel', 'two.example.com')])
  const after = new Map([...before, brand('kestrel', 'one.example.com')])

  expect(faultsOf(build, before, before, ['kestrel/brand.json'])).toBeUndefined()
  expect(faultsOf(build, before, after, ['kestrel/brand.json'])).toMatchObject({
    status: 'refused',
    error: expect.stringContaining('The host "one.example.com" shows heron too. A host shows one brand.') as string,
    diagnostics: [{ code: 'brand/invalid-value', document: 'brand/kestrel', pointer: '/hosts/0' }],
  })
})
