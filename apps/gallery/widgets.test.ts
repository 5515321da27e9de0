import { allSettled, fork } from 'effector'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { $descriptions, $files, addressChanged, filesRetried, searched } from './gallery-model.ts'
import { galleryWidgets, searchWidgets } from './widgets.ts'

const folders = readdirSync(fileURLToPath(new URL('../../src/widgets', import.meta.url)))

test('every folder of a widget is in the list once, with a title, a category and an icon', () => {
  expect(galleryWidgets.map(({ type }) => type).toSorted()).toEqual(folders.toSorted())
  expect(galleryWidgets.filter(({ title, category, icon }) => title === '' || category === undefined || icon === undefined)).toEqual([])
})

test('a search finds widgets by name and type at once, and by what they are when the descriptions have loaded', async () => {
  const scope = fork()
  const descriptions = () => scope.getState($descriptions)
  const typesFor = (text: string) => searchWidgets(text, descriptions() ?? {}).map(({ type }) => type)
  expect({ byName: typesFor('PAGE heading'), byType: typesFor('page-heading'), none: typesFor('no such widget') }).toEqual({
    byName: ['page-heading'],
    byType: ['page-heading'],
    none: [],
  })
  expect(descriptions()).toBeNull()

  await allSettled(searched, { scope, params: 'b' })

  const words = (descriptions()?.['balance'] ?? '').split(' ').slice(0, 5).join(' ')
  expect(words).not.toBe('')
  expect(typesFor(words)).toContain('balance')
  expect(searchWidgets(words).map(({ type }) => type)).not.toContain('balance')
})

test('a chosen widget loads its own contract and examples, and asks again after a failure', async () => {
  const scope = fork()
  await allSettled(addressChanged, { scope, params: '?widget=balance' })
  const { files } = scope.getState($files)
  expect({
    type: files?.contract.type,
    description: files?.contract.description !== '',
    examples: Object.keys(files?.examples ?? {}),
  }).toEqual({
    type: 'balance',
    description: true,
    examples: expect.arrayContaining(['usual']) as string[],
  })

  await allSettled(addressChanged, { scope, params: '?widget=gone' })
  expect(scope.getState($files).widget).toBe('balance') // there is no such widget, so nothing is asked for

  await allSettled(filesRetried, { scope })
  expect(scope.getState($files)).toEqual({ widget: 'gone', failed: 'src/widgets/gone has no contract.ts.' })
})
