import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { edited } from './documents.ts'
import { editorWith, published } from '../editor.testing.ts'
import { otherFilesReported } from './other-brands.ts'
import { $changedBrands, $sharedWith } from './sharing.ts'
import { viewSettingsChanged } from './view-settings.ts'

const ofKestrel = published('page/home', { title: 'Nest' }, 'kestrel')
async function anEditor(others = [ofKestrel]) {
  const shared = ['page/home', 'page/help'].map((name) => published(name, { title: 'Home' }, '_base'))
  const scope = await editorWith([...shared, published('page/own', { title: 'Own' })], {}, [], others)
  const open = (doc: string) => allSettled(viewSettingsChanged, { scope, params: { doc } })
  const change = (document: string) =>
    allSettled(edited, { scope, params: { label: 'x', document, patch: [{ op: 'replace', path: '/title', value: 'Another' }] } })
  return { scope, open, change }
}

test('31: a document of the base is shared with every brand that has none of its own', async () => {
  const { scope, open } = await anEditor([])
  await open('page/home')
  expect(scope.getState($sharedWith)).toEqual(['Kestrel'])
  await open('page/own')
  expect(scope.getState($sharedWith)).toEqual([])
  const other = await anEditor()
  await other.open('page/home')
  expect(other.scope.getState($sharedWith)).toEqual([])
})

test('31: from its first edit on it is known which brands a document would change, whatever else the draft changes', async () => {
  const { scope, open, change } = await anEditor([])
  const changes = async (doc: string) => {
    await open(doc)
    return scope.getState($changedBrands)
  }
  await change('page/home')
  expect([await changes('page/home'), await changes('page/help'), await changes('page/own')]).toEqual([['Foyer', 'Kestrel'], [], []])
  await change('page/own')
  expect([await changes('page/home'), await changes('page/help'), await changes('page/own')]).toEqual([['Foyer', 'Kestrel'], [], ['Foyer']])
})

test('a copy that another brand published meanwhile is known at once, and so is one that it deleted', async () => {
  const { scope, open, change } = await anEditor([])
  await change('page/home')
  await open('page/home')
  await allSettled(otherFilesReported, { scope, params: [ofKestrel] })
  expect([scope.getState($sharedWith), scope.getState($changedBrands)]).toEqual([[], ['Foyer']])
  await allSettled(otherFilesReported, { scope, params: [] })
  expect([scope.getState($sharedWith), scope.getState($changedBrands)]).toEqual([['Kestrel'], ['Foyer', 'Kestrel']])
})
