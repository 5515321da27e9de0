// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import type { Scope } from 'effector'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { $catalogue, loadCatalogueFx } from '../model/catalogue.ts'
import type { Catalogue } from '../model/catalogue.ts'
import { $changedNames, $documents, $published, $releaseNumber, $workspace, edited, workspaceLoaded } from '../model/documents.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $openDialog } from '../model/opened.ts'
import { $toasts } from '../../kit/messages/toast-list.ts'
import { publishSelectedFx } from './publish-selected.ts'
import type { PublishState } from './publish.ts'
import { changeKey, reviewedOf } from './selected-changes.ts'

let catalogue: Catalogue | null
beforeAll(async () => {
  const scope = fork()
  await allSettled(loadCatalogueFx, { scope })
  catalogue = scope.getState($catalogue)
})

let scope: Scope
let requests: { url: string; method: string; body: unknown }[]
let heard: string[]
let isFull: boolean
beforeEach(async () => {
  requests = []
  isFull = false
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  ) // the checker's, which is not needed here
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push({ url, method, body })
    if (isFull) return Response.json({ error: 'The disk is full.' }, { status: 507 })
    const { files } = JSON.parse(body as string) as { files: Record<string, object> } // what is published
    return Response.json(
      { number: 2, brands: [], files: Object.fromEntries(Object.keys(files).map((path) => [path, 'new'])) },
      { status: 201 },
    )
  })
  const blocks = [
    { id: 'a', widget: 'page-heading', props: { title: 'A' } },
    { id: 'b', widget: 'page-heading', props: { title: 'B' } },
  ]
  scope = await editorWith([published('page/home', pageOf(...blocks)), published('page/help', pageOf(...blocks))], {}, [
    [$catalogue, catalogue],
  ])
  heard = []
  createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
})
afterEach(() => void vi.unstubAllGlobals())

async function change(document: string, ...titles: string[]) {
  for (const [index, title] of titles.entries())
    await allSettled(edited, {
      scope,
      params: { label: title, document, patch: [{ op: 'replace', path: `/nodes/${index}/props/title`, value: title }] },
    })
}
const reviewed = () => reviewedOf(['page/home', 'page/help'], scope.getState($documents), scope.getState($published))
const publish = (excluded: readonly string[] = [], onProgress: (name: string, state: PublishState) => void = () => undefined) =>
  allSettled(publishSelectedFx, { scope, params: { reviewed: reviewed(), excluded: new Set(excluded), own: false, onProgress } })

test('publishes the selected changes alone, and the editor knows the new text', async () => {
  await change('page/home', 'Hall', 'News')
  const [, second] = reviewed()[0]!.changes
  await publish([changeKey(second!)])
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']) // then it asks for the documents of the new release
  const { files } = JSON.parse(requests[0]!.body as string) as { files: Record<string, { text: string }> } // what is published
  expect(JSON.parse(files['foyer/pages/home.json']!.text)).toMatchObject({
    nodes: [{ props: { title: 'Hall' } }, { props: { title: 'B' } }],
  })
  expect(scope.getState($published).get('page/home')).toMatchObject({
    etag: '"new"',
    value: { nodes: [{ props: { title: 'Hall' } }, { props: { title: 'B' } }] },
  })
  expect(scope.getState($documents).get('page/home')).toMatchObject({ nodes: [{}, { props: { title: 'News' } }] })
})

test('says which release is live until another is, or how many documents were not published', async () => {
  await change('page/home', 'Hall')
  await change('page/help', 'Help')
  const progress: string[] = []
  isFull = true
  await publish([], (name, { state }) => progress.push(`${name} ${state}`))
  expect(progress).toEqual(['page/home publishing', 'page/help publishing', 'page/home failed', 'page/help failed'])
  expect(heard).toEqual([t('review.not-all', { count: 2 })])
  isFull = false
  await publish()
  expect(heard[1]).toBe(t('review.live', { number: 2 }))
  expect(scope.getState($toasts)).toMatchObject([{ text: heard[1], stays: true }])
  expect({ number: scope.getState($releaseNumber), changed: scope.getState($changedNames) }).toEqual({ number: 2, changed: [] })
})

test('the message that it was published leads to the page where players see it, if there is one', async () => {
  await change('page/help', 'Help')
  await change('page/home', 'Hall')
  await publish()
  expect(scope.getState($toasts)).toMatchObject([{ text: heard[0] }])
  expect(scope.getState($toasts)[0]?.actions?.map(({ label }) => label)).toEqual([t('review.revert')]) // nobody said where players are

  await allSettled(workspaceLoaded, { scope, params: { ...scope.getState($workspace)!, portal: 'https://foyer.example' } })
  await change('page/home', 'News')
  await publish()
  const actions = scope.getState($toasts).at(-1)?.actions
  expect(actions).toMatchObject([{ label: t('review.view'), href: 'https://foyer.example/' }, { label: t('review.revert') }])
  actions?.at(-1)?.onPress?.()
  expect(scope.getState($openDialog)).toEqual({ kind: 'release', act: 'revert', number: 2 })
})

test('sends nothing for a document of which every change stays in the draft', async () => {
  await change('page/home', 'Hall')
  await publish(reviewed()[0]!.changes.map(changeKey))
  expect(requests).toEqual([])
  expect(heard).toEqual([])
})
