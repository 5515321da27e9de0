import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import english from '../../locales/en/status.json'
import { statusLooks } from '../../src/runtime/ui/records/status-mark.tsx'

const states: readonly string[] = Object.keys(english)

/** Keys that give a state of the gateway another word: `status.APPROVED`, `code.CLAIM`. */
function ownWords(texts: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(texts).filter((key) => states.some((state) => key.endsWith(`.${state}`)))
}

test('every state that has a look has a word, and the other way round', () => {
  expect(states.toSorted()).toEqual(Object.keys(statusLooks).toSorted())
})

test('no widget and no page of the base has a word of its own for a state', async () => {
  const widgets = import.meta.glob<Record<string, string>>('../../src/widgets/*/strings.ts', { import: 'strings' })
  const pages = readdirSync('layouts/_base/pages').map((name): [string, Record<string, string>] => {
    const page = JSON.parse(readFileSync(`layouts/_base/pages/${name}`, 'utf8')) as { strings?: { EN?: Record<string, string> } }
    return [name, page.strings?.EN ?? {}]
  })
  const shared = readdirSync('locales/en')
    .filter((name) => name.endsWith('.json') && name !== 'status.json')
    .map((name): [string, Record<string, string>] => [
      name,
      JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')) as Record<string, string>,
    ])
  const own = await Promise.all(Object.entries(widgets).map(async ([path, read]) => [path, await read()] as const))
  expect(own.length).toBeGreaterThan(50)
  const found = [...own, ...pages, ...shared].flatMap(([place, texts]) => ownWords(texts).map((key) => `${place} ${key}`))
  expect(found).toEqual([])
})

test('the walker finds a word of its own, but not a word of another kind', () => {
  expect(ownWords({ 'status.APPROVED': 'Paid', 'type.WITHDRAWAL_APPROVED': 'Withdrawal approved', CLAIM: 'Claim' })).toEqual([
    'status.APPROVED',
  ])
})
