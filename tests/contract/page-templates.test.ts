import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { idFromTitle } from '../../apps/preview/model/documents/titles.ts'
import { documentsWithWord, menuWithLink, pageFrom, templateNames } from '../../apps/preview/shell/documents/page-templates.ts'
import { vocabulary } from '../../scripts/layouts/installation.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import type { JsonObject } from '../../src/schemas/json.ts'

const root = new URL('../../layouts/', import.meta.url)
const files: LayoutFile[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('schemas'))
  .map((path) => ({ path, brand: path.slice(0, path.indexOf('/')), text: readFileSync(new URL(path, root), 'utf8') }))
const menu = JSON.parse(readFileSync(new URL('_base/menus/header.json', root), 'utf8')) as JsonObject

const made = templateNames.flatMap(
  (template) => pageFrom(template, { id: 'summer-cup', title: 'Summer cup', address: '/summer-cup' }) ?? [],
)

test('a page from each template, with a link in a menu, is published without a problem', () => {
  expect(made).toHaveLength(4)
  for (const page of made) {
    const linked = menuWithLink(menu, { id: 'summer-cup', title: 'Summer cup', address: '/summer-cup' })
    const own = [
      { path: 'foyer/pages/summer-cup.json', brand: 'foyer', text: JSON.stringify(page) },
      { path: 'foyer/menus/header.json', brand: 'foyer', text: JSON.stringify(linked) },
    ]
    const { release, diagnostics } = buildRelease({ ...vocabulary, brand: 'foyer', files: [...files, ...own] })
    expect(diagnostics.filter(({ path }) => path.startsWith('foyer/'))).toEqual([])
    expect(release.routes['/summer-cup']).toBe('summer-cup')
    expect(JSON.stringify(page)).not.toContain('t:title')
  }
})

test('a link gets an id of its own, also where an item in a group has the page’s', () => {
  const taken: JsonObject = { items: [{ id: 'more', items: [{ id: 'cup', label: 'Cup', to: '/' }] }] }
  const { items } = menuWithLink(taken, { id: 'cup', title: 'Cup', address: '/cup' })
  expect(items).toEqual([...(taken.items as JsonObject[]), { id: 'cup-2', label: 'Cup', to: '/cup' }])
})

test.each([
  ['Summer cup 2027', 'summer-cup-2027'],
  ['  Été & fêtes!  ', 'ete-fetes'],
  ['كأس الصيف', ''],
  ['Żółw', 'zo-w'],
])('the title %j suggests the id %j', (title, id) => expect(idFromTitle(title)).toBe(id))

test('a title in several languages is a word of the brand, whose translation is marked with the English text', () => {
  const texts = [
    { language: 'EN' as const, text: 'Summer cup' },
    { language: 'AR' as const, text: 'كأس الصيف' },
  ]
  const [english, arabic] = documentsWithWord(new Map(), 'own.summer-cup', texts)
  expect(english).toMatchObject({ document: 'words/en', body: { kind: 'words', id: 'en', words: { 'own.summer-cup': 'Summer cup' } } })
  expect(arabic?.body).toMatchObject({ words: { 'own.summer-cup': 'كأس الصيف' } })
  expect(Object.keys(arabic?.body.of ?? {})).toEqual(['own.summer-cup'])
})
