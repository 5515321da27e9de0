import { expect, test } from 'vitest'

import { sourceFiles } from '../../../../tests/contract/source-files.ts'
import { documentTitle } from './titles.ts'
import arabic from '../../locales/ar/documents.json'
import english from '../../locales/en/documents.json'

const named = sourceFiles(['layouts'], /layouts\/(?!schemas\/)[^/]+\/(?:pages|menus|forms|orders)\/.*\.json$/).map(({ text }) => {
  const { kind, id, as = 'page' } = JSON.parse(text) as { kind: string; id: string; as?: string } // our own documents
  return { key: `${kind}.${id}`, group: `${kind} ${as}` }
})

test.each([
  ['English', english],
  ['Arabic', arabic],
] as const)('operators read a name of its own for every page, menu, form and order, in %s', (_language, words: Record<string, string>) => {
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ key }) => words[key] === undefined)).toEqual([])
  const heard = named.map(({ key, group }) => `${group}: ${words[key]}`)
  expect(heard.filter((name, index) => heard.indexOf(name) !== index)).toEqual([])
})

test('every name is of a document that is there', () => {
  const there = new Set(named.map(({ key }) => key))
  expect(Object.keys(english).filter((key) => !there.has(key))).toEqual([])
})

test('a release that changed the list of pictures says so', () => {
  expect(documentTitle('media/media', null)).toBe('Pictures')
})
