import { allSettled, fork } from 'effector'
import { beforeAll, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $effectivePublished, publishedChanged, workspaceLoaded } from '../../model/documents/documents.ts'
import { published } from '../../model/editor.testing.ts'
import { otherFilesReported } from '../../model/documents/other-brands.ts'
import { $publishedState, outcomeOf } from '../outcome/outcome.ts'
import { $publishedFiles, problemsElsewhere } from './problems-elsewhere.ts'

let catalogue: Catalogue
beforeAll(async () => {
  const scope = fork()
  await allSettled(loadCatalogueFx, { scope })
  catalogue = scope.getState($catalogue)!
})

const page = (route: string, more: JsonObject = {}) => ({ format: 1, routes: [route], nodes: [], ...more })
const menu = (to: string): JsonObject => ({ kind: 'menu', id: 'side', format: 1, items: [{ id: 'one', label: 'One', to }] })
const home = (more: JsonObject): JsonObject => ({ kind: 'page', id: 'home', ...page('/', more) })
const overlay = (key: string) =>
  published('overlay/summer', { format: 1, target: 'page/home', priority: 1, steps: [{ op: 'remove', key }] }, 'kestrel')
const heading = { id: 'heading', widget: 'page-heading', props: { title: 'Lobby' } }

/** An editor of Foyer with a page and a menu that brands share, a page of Foyer's, and Kestrel's own documents. */
async function anEditor(others: Workspace['files'] = [], brand = 'foyer') {
  const scope = fork({ values: [[$catalogue, catalogue]] })
  await allSettled(workspaceLoaded, {
    scope,
    params: {
      brand,
      draft: 'main',
      brands: [
        { id: 'foyer', name: 'Foyer' },
        { id: 'kestrel', name: 'Kestrel' },
      ],
      drafts: {},
      release: '',
      files: [
        published('page/home', page('/', { nodes: [heading] }), '_base'),
        published('menu/side', menu('/'), '_base'),
        ...(brand === 'foyer' ? [published('page/only-here', page('/only-here'))] : []),
      ],
      others: [...others, ...(brand === 'foyer' ? [] : [published('page/only-here', page('/only-here'))])],
    },
  })
  const found = (name: string, body: JsonObject | undefined) => {
    const selected = new Map([[name, body]])
    const files = scope.getState($publishedFiles)!
    const here = outcomeOf(selected, scope.getState($publishedState))!
    return problemsElsewhere(selected, files, catalogue, here, scope.getState($effectivePublished)).map(
      ({ code, document, pointer, blocks, brands }) => ({ code, document, pointer, blocks, brands }),
    )
  }
  return { scope, found }
}
const dead = { code: 'page/unknown-route', document: 'menu/side', pointer: '/items/0/to', blocks: false, brands: ['Kestrel'] }

test('a link of a shared menu to a page of this brand is a problem of the brand that lacks the page', async () => {
  const { found } = await anEditor()
  expect(found('menu/side', menu('/only-here'))).toEqual([dead])
  expect(found('menu/side', menu('/'))).toEqual([])
  expect(found('menu/side', menu('/nowhere'))).toEqual([]) // so it is here too, where it is told
})

test('a brand with a document of its own does not get the change, and one with a page of that address has no problem', async () => {
  expect((await anEditor([published('menu/side', menu('/'), 'kestrel')])).found('menu/side', menu('/only-here'))).toEqual([])
  expect((await anEditor([published('page/other', page('/only-here'), 'kestrel')])).found('menu/side', menu('/only-here'))).toEqual([])
  expect((await anEditor()).found('page/only-here', { kind: 'page', id: 'only-here', ...page('/elsewhere') })).toEqual([])
})

test('what the change breaks in an overlay of another brand blocks, and so does a popup that the other brand lacks', async () => {
  const { found } = await anEditor([overlay('heading')])
  expect(found('page/home', home({ nodes: [] }))).toEqual([
    expect.objectContaining({ document: 'overlay/summer', blocks: true, brands: ['Kestrel'] }),
  ])
  expect(found('page/home', home({ nodes: [heading], chrome: { header: 'only-here' } }))).toEqual([
    { code: 'document/unknown-reference', document: 'page/home', pointer: '/chrome/header', blocks: true, brands: ['Kestrel'] },
  ])
})

test('under the documents that all brands share each brand is judged', async () => {
  const { found } = await anEditor([], '_base')
  expect(found('page/new', { kind: 'page', id: 'new', ...page('/only-here') }).map(({ code, brands }) => [code, brands])).toEqual([
    ['page/route-clash', ['Foyer']],
  ])
})

test('other brands are judged by what is published now, not by what was when the editor was opened', async () => {
  const { scope, found } = await anEditor()
  await allSettled(otherFilesReported, { scope, params: [published('page/other', page('/only-here'), 'kestrel')] })
  expect(found('menu/side', menu('/only-here'))).toEqual([])
  await allSettled(otherFilesReported, { scope, params: [] })
  const value: JsonObject = home({ routes: ['/', '/only-here'] })
  await allSettled(publishedChanged, { scope, params: { ...published('page/home', page('/'), '_base'), value } })
  expect(found('menu/side', menu('/only-here'))).toEqual([])
})
