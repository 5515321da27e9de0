// @vitest-environment happy-dom
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { editorWith, pageOf, published } from '../editor.testing.ts'
import { $document, $documents, $ownChanges, edited, redone, undone } from './documents.ts'
import type { EditRequest } from './documents.ts'
import { $isAsking, $openChangesFor, changesForChosen, ownChangesStarted } from './own-changes.ts'
import type { ChangesFor } from './own-changes.ts'

beforeEach(() => localStorage.clear())

const home = { ...pageOf({ id: 'hot', widget: 'game-section', props: { title: 'Hot' } }, { id: 'news', widget: 'notice' }), title: 'Home' }
const shared = published('page/home', home, '_base')
const shipped = JSON.parse(shared.text) as JsonObject // it was printed from an object

async function anEditor(files = [shared]) {
  const scope = await editorWith(files, { doc: 'page/home' })
  await allSettled(ownChangesStarted, { scope })
  return scope
}
const titled = (value: string, more: Partial<EditRequest> = {}) =>
  ({ label: 'x', document: 'page/home', patch: [{ op: 'replace', path: '/nodes/0/props/title', value }], ...more }) as EditRequest
const change = (scope: Scope, request: EditRequest) => allSettled(edited, { scope, params: request })
const choose = (scope: Scope, params: ChangesFor) => allSettled(changesForChosen, { scope, params })
const own = (scope: Scope, name = 'overlay/home') => scope.getState($documents).get(name) ?? null
const authored = (scope: Scope) => scope.getState($documents).get('page/home')
const nodesOf = (document: JsonObject | null | undefined) => (document?.nodes ?? []) as JsonObject[]
const shownTitle = (scope: Scope) => (nodesOf(scope.getState($document))[0]?.props as JsonObject | undefined)?.title
const asked = (scope: Scope) => [scope.getState($isAsking), scope.getState($openChangesFor)]

test('a shared document asks once, at its first edit, and shows the answer ever after', async () => {
  const scope = await anEditor()
  expect(asked(scope)).toEqual([false, undefined])
  await change(scope, titled('New'))
  expect(asked(scope)).toEqual([true, undefined])
  await choose(scope, 'all')
  expect(asked(scope)).toEqual([false, 'all'])
  await change(scope, titled('Newer'))
  expect(asked(scope)).toEqual([false, 'all'])
  expect(JSON.parse(localStorage.getItem('foyer-preview-changes-for') ?? '')).toEqual({ 'foyer page/home': 'all' })
})

test('edits become steps of an overlay of the brand, those before the answer and those after it; the shared document stays', async () => {
  const scope = await anEditor()
  await change(scope, titled('New'))
  await choose(scope, 'brand')
  expect(authored(scope)).toEqual(shipped)
  expect(own(scope)).toMatchObject({ kind: 'overlay', target: 'page/home', steps: [{ op: 'set', key: 'hot', props: { title: 'New' } }] })
  expect(shownTitle(scope)).toBe('New')

  await change(scope, titled('Newer'))
  await change(scope, { label: 'x', document: 'page/home', patch: [{ op: 'replace', path: '/title', value: 'Start' }] })
  await change(scope, { label: 'x', document: 'page/home', patch: [{ op: 'move', from: '/nodes/1', path: '/nodes/0' }] })
  expect(own(scope)?.steps).toEqual([
    { op: 'set', key: 'hot', props: { title: 'Newer' } },
    { op: 'replace', field: 'title', value: 'Start' },
    { op: 'move', key: 'news', to: 'first' },
  ])
  expect(authored(scope)).toEqual(shipped)
})

test('typing is one step of undo, and undo and redo are those of the edit', async () => {
  const scope = await anEditor()
  await choose(scope, 'brand')
  for (const text of ['N', 'Ne', 'New']) await change(scope, titled(text, { group: 'title', typed: true }))
  expect(shownTitle(scope)).toBe('New')
  await allSettled(undone, { scope })
  expect([shownTitle(scope), own(scope)]).toEqual(['Hot', null])
  await allSettled(redone, { scope })
  expect(shownTitle(scope)).toBe('New')
})

test('changing one’s mind moves the edits and is one step of undo, with the answer', async () => {
  const scope = await anEditor()
  await change(scope, titled('New'))
  await choose(scope, 'brand')
  await choose(scope, 'all')
  expect([own(scope), shownTitle(scope)]).toEqual([null, 'New'])
  expect(authored(scope)).toEqual({
    ...shipped,
    nodes: [
      { id: 'hot', widget: 'game-section', props: { title: 'New' } },
      { id: 'news', widget: 'notice' },
    ],
  })
  await allSettled(undone, { scope })
  expect([authored(scope), shownTitle(scope), scope.getState($openChangesFor)]).toEqual([shipped, 'New', 'brand'])
  await allSettled(undone, { scope })
  expect([asked(scope), own(scope), shownTitle(scope)]).toEqual([[true, undefined], null, 'New'])
})

test('a brand that has an overlay of the document already goes on with it; what is published of it is moved nowhere', async () => {
  const overlay = published('overlay/nest', { target: 'page/home', format: 1, priority: 5, steps: [{ op: 'remove', key: 'news' }] })
  const scope = await anEditor([shared, overlay])
  expect(scope.getState($openChangesFor)).toBe('brand')
  expect(nodesOf(scope.getState($document)).map(({ id }) => id)).toEqual(['hot'])
  await change(scope, titled('New'))
  expect(own(scope, 'overlay/nest')?.steps).toEqual([
    { op: 'remove', key: 'news' },
    { op: 'set', key: 'hot', props: { title: 'New' } },
  ])
  await choose(scope, 'all')
  expect(own(scope, 'overlay/nest')?.steps).toEqual([{ op: 'remove', key: 'news' }])
  expect(shownTitle(scope)).toBe('New')
  expect(nodesOf(authored(scope)).map(({ id }) => id)).toEqual(['hot', 'news'])
})

test('a new overlay applies behind those that always do and before those that apply for a time', async () => {
  const passing = { target: 'page/home', format: 1, when: { from: '2027-01-20T00:00:00Z' }, priority: -3, steps: [] }
  const scope = await anEditor([shared, published('overlay/home', passing)])
  await choose(scope, 'brand')
  await change(scope, titled('New'))
  expect(own(scope, 'overlay/home-2')).toMatchObject({ priority: -4 })
})

test('a fix of the checker changes the document that it was found in', async () => {
  const scope = await anEditor()
  await choose(scope, 'brand')
  await change(scope, titled('Fixed', { authored: true }))
  expect([own(scope), shownTitle(scope)]).toEqual([null, 'Fixed'])
})

test('the view of a shared document has in itself what ranks up to the brand’s own, and not what ranks above', async () => {
  const lasting = (id: string, priority: number, brand: string) =>
    published(`overlay/${id}`, { target: 'page/home', format: 1, priority, steps: [{ op: 'remove', key: 'news' }] }, brand)
  const scope = await anEditor([shared, lasting('below', 1, '_base'), lasting('nest', 5, 'foyer'), lasting('above', 9, '_base')])
  expect(scope.getState($ownChanges).merged(scope.getState($documents), 'page/home')).toEqual(['overlay/below', 'overlay/nest'])
})
