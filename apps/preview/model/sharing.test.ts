import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { edited } from './documents.ts'
import { editorWith, published } from './editor.testing.ts'
import { $changedBrands, $sharedWith } from './sharing.ts'
import { viewSettingsChanged } from './view-settings.ts'

async function anEditor(own: readonly string[]) {
  const files = [published('page/home', { title: 'Home' }, '_base'), published('page/own', { title: 'Own' })]
  const scope = await editorWith(files, {}, [], { foyer: ['page/own'], kestrel: [...own] })
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
  const other = await anEditor(['page/home'])
  await other.open('page/home')
  expect(other.scope.getState($sharedWith)).toEqual([])
})

test('31: from the first edit on it is known which brands would change', async () => {
  const { scope, change } = await anEditor([])
  expect(scope.getState($changedBrands)).toEqual([])
  await change('page/own')
  expect(scope.getState($changedBrands)).toEqual(['Foyer'])
  await change('page/home')
  expect(scope.getState($changedBrands)).toEqual(['Foyer', 'Kestrel'])
})
