import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { aPortal } from '../../../tests/support/portal.ts'
import { sources } from './sources.ts'

const all = [...sources.values()]
const first = (name: string) => `./sources/${name.replaceAll('.', '-')}.ts`
const later = (name: string) => `./later/sources/${name}.ts`
const files = Object.keys({ ...import.meta.glob('./sources/*.ts'), ...import.meta.glob('./later/sources/*.ts') })
const fileOf = (name: string) => readFileSync(new URL(files.includes(later(name)) ? later(name) : first(name), import.meta.url), 'utf8')

test('a source stands in the file of its name, once', () => {
  expect(files.toSorted()).toEqual(all.map(({ name }) => (files.includes(later(name)) ? later(name) : first(name))).toSorted())
})

test.each(all.map((source) => source.name))('%s says what it gives, when it is empty or fails, and whose session it needs', (name) => {
  for (const word of ['Value', 'Empty', 'Failure', 'Login']) expect(fileOf(name)).toMatch(new RegExp(`^ \\* ${word} {2,}\\S`, 'm'))
})

test.each(all)('$name has an answer before anything is known, whatever its arguments are', async (source) => {
  const portal = await aPortal({ start: false })
  for (const args of [{}, { category: 'constructor', id: '__proto__', vendor: '', page: 'x', limit: -1, group: 'nobody' }]) {
    const state = portal.read(source, args)
    expect(['loading', 'ready', 'empty', 'needs-login', 'absent']).toContain(state.status)
    expect(portal.read(source, args)).toEqual(state)
    if (state.status === 'ready') expect(z.safeParse(source.value, state.value).success).toBe(true)
  }
})

test.each(all)('$name fails alone when the gateway answers nothing else', async (source) => {
  const portal = await aPortal()
  await portal.want(source, { category: 'RNG', id: 'top', group: 'w_home', vendor: 'PG' })
  expect(portal.read(source, { category: 'RNG', id: 'top', group: 'w_home', vendor: 'PG' }).status).not.toBe('loading')
})
