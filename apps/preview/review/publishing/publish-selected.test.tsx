// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, createWatch, fork } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { addWords, t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import {
  $changedNames,
  $documents,
  $published,
  $releaseNumber,
  $workspace,
  edited,
  releaseTaken,
  workspaceLoaded,
} from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { $conflictsByName } from '../../model/drafts/saving.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'
import { publishSelectedFx } from './publish-selected.ts'
import { ReviewConflict } from '../changes/review-conflict.tsx'
import { dialog as ReviewDialog, words } from '../changes/review-dialog.tsx'
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
/** What is live instead, which makes the next publication a conflict. */
let theirs: string | undefined
beforeEach(async () => {
  requests = []
  isFull = false
  theirs = undefined
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
    if (theirs !== undefined) {
      const conflicts = Object.keys(files).map((path) => ({ path, parts: [], theirs, hash: 'theirs' }))
      theirs = undefined
      return Response.json({ error: 'Changed.', current: 3, conflicts }, { status: 409 })
    }
    return Response.json(
      { number: 2, brands: [], files: Object.fromEntries(Object.keys(files).map((path) => [path, 'new'])) },
      { status: 201 },
    )
  })
  const blocks = [
    { id: 'a', widget: 'page-heading', props: { title: 'A' } },
    { id: 'b', widget: 'page-heading', props: { title: 'B' } },
  ]
  const brand = published('brand/foyer', { languages: ['EN'] })
  scope = await editorWith(
    [published('page/home', pageOf(...blocks)), published('page/help', { ...pageOf(...blocks), routes: ['/help'] }), brand],
    {},
    [[$catalogue, catalogue]],
  )
  heard = []
  createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
addWords(words)

async function change(document: string, ...titles: string[]) {
  for (const [index, title] of titles.entries())
    await allSettled(edited, {
      scope,
      params: { label: title, document, patch: [{ op: 'replace', path: `/nodes/${index}/props/title`, value: title }] },
    })
}
const reviewed = () => reviewedOf(['page/home', 'page/help'], scope.getState($documents), scope.getState($published))
const publish = (excluded: readonly string[] = [], onProgress: (name: string, state: PublishState) => void = () => undefined) =>
  allSettled(publishSelectedFx, { scope, params: { reviewed: reviewed(), excluded: new Set(excluded), own: false, note: '', onProgress } })

test('publishes the selected changes alone, and the editor knows the new text', async () => {
  await change('page/home', 'Hall', 'News')
  const [, second] = reviewed()[0]!.changes
  await publish([changeKey(second!)])
  // then it asks for the documents of the new release, and for the one that some players have
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
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

test('changes of one block by two people wait for a decision part by part, then publishing goes on over what is live', async () => {
  await change('page/home', 'Mine', 'Mine too')
  const home = scope.getState($published).get('page/home')!
  const live = JSON.parse(home.text) as { nodes: { props: object }[] }
  Object.assign(live.nodes[0]!.props, { level: 3 }) // another property of a block that is changed here
  Object.assign(live.nodes[1]!.props, { title: 'Theirs' })
  theirs = JSON.stringify(live)
  await publish()
  await vi.dynamicImportSettled()
  await allSettled(scope)
  const titles = () => {
    const { nodes } = scope.getState($documents).get('page/home') as { nodes: { props: { title: string } }[] }
    return nodes.map(({ props }) => props.title)
  }
  expect(titles()).toEqual(['Mine', 'Mine too'])

  render(
    <Provider value={scope}>
      <ReviewConflict document="page/home" />
    </Provider>,
  )
  const region = screen.getByRole('region', { name: `Conflict in ${t('documents.page.home')}` })
  expect([...region.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
    ['A', 'A', 'Mine', 'B', 'Theirs', 'Mine too'].map((text) => `“${text}”`),
  )
  const [mine] = screen.getAllByRole('button', { name: 'Keep mine' })
  fireEvent.click(mine!)
  expect(mine?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getAllByRole('button', { name: 'Take theirs' })[1]!)
  await allSettled(scope)
  expect(titles()).toEqual(['Mine', 'Theirs'])
  expect(scope.getState($conflictsByName)).toEqual({})

  await publish()
  const { files } = JSON.parse(requests.findLast(({ method }) => method === 'POST')?.body as string) as {
    files: Record<string, { base: string; text: string }>
  } // what is published
  expect(files['foyer/pages/home.json']?.base).toBe('theirs')
  expect(JSON.parse(files['foyer/pages/home.json']!.text)).toMatchObject({
    nodes: [{ props: { title: 'Mine', level: 3 } }, { props: { title: 'Theirs' } }],
  })
})

test('the name of the brand is typed before what more than half of the players get is published', async () => {
  await change('page/home', 'Hall')
  render(
    <Provider value={scope}>
      <ReviewDialog onClose={() => undefined} />
    </Provider>,
  )
  const button = await screen.findByRole('button', { name: 'Publish 1 change' })
  await vi.waitFor(() => expect(button.textContent).toContain(t('review.confirm-first')))
  fireEvent.click(button)
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.change(screen.getByRole('textbox', { name: t('review.confirm', { brand: 'Foyer' }) }), { target: { value: 'Foyer' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish 1 change' }))
  await vi.waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1))
})

test('Review says which release came while it is open, and by whom it is', async () => {
  await change('page/home', 'Hall')
  render(
    <Provider value={scope}>
      <ReviewDialog onClose={() => undefined} />
    </Provider>,
  )
  await screen.findByRole('button', { name: 'Publish 1 change' })
  const entry = { number: 4, parent: 3, by: 'Linh', way: 'editor', kind: 'publish', note: '', at: '', brands: [], changes: 1 }
  vi.stubGlobal('fetch', async (url: string) => (url === '/api/releases/4' ? Response.json(entry) : new Response(null, { status: 304 })))
  await allSettled(releaseTaken, { scope, params: 4 })
  expect(await screen.findByText(t('review.merged-with-by', { number: 4, who: 'Linh' }))).toBeTruthy()
})
