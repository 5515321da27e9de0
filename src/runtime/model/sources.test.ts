import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { aPortal } from '../../../tests/support/portal.ts'
import { sources } from './sources.ts'

const all = [...sources.values()]
const files = import.meta.glob<string>('./*/*.source.ts', { eager: true, query: '?raw', import: 'default' })
const fileOf = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name.replaceAll('.', '-')}.source.ts`))?.[1] ?? ''

test('a source stands in the file of its name, once', () => {
  expect(
    Object.keys(files)
      .map((path) => path.split('/').at(-1))
      .toSorted(),
  ).toEqual(all.map(({ name }) => `${name.replaceAll('.', '-')}.source.ts`).toSorted())
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
