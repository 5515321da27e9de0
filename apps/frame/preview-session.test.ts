// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import type { FrameOptions, FramedPortal } from '../../src/runtime/framed-portal.ts'
import type { Release } from '../../src/schemas/documents.ts'
import { defaultFrameViewSettings } from '../../src/schemas/default-view-settings.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import { createPreviewSession } from './preview-session.ts'

afterEach(() => vi.restoreAllMocks())

const page = (id: string, more: JsonObject = {}): JsonObject => ({
  kind: 'page',
  id,
  format: 1,
  title: id,
  routes: [`/${id}`],
  access: 'anyone',
  nodes: [{ id: 'top', widget: 'page-heading', props: { title: id } }],
  ...more,
})
const documents = { 'page/rng': page('rng'), 'page/help': page('help'), 'page/news': page('news'), 'page/broken': { kind: 'page' } }

/** A session whose portal is drawn as soon as the returned function is called; `given` are the releases that it got. */
async function aSession() {
  const root = document.createElement('div')
  const given: Release[] = []
  let options: FrameOptions | undefined
  const portal = {
    watch: () => undefined,
    renders: () => 0,
    patch: () => false,
    hasActiveOverlay: () => false,
    release: (next: Release) => void given.push(next),
    close: () => undefined,
  } as unknown as FramedPortal // what a session calls of it
  const session = createPreviewSession({
    host: {
      root,
      open: (asked) => {
        options = asked
        given.push(asked.release)
        return Promise.resolve(portal)
      },
    },
    brandStyles: { brand: () => undefined },
    post: () => undefined,
    changed: () => undefined,
  })
  session.open({ v: 1, kind: 'open', seq: 1, brand: 'foyer', documents, settings: { ...defaultFrameViewSettings, at: '/rng' } })
  await vi.waitFor(() => expect(options).toBeDefined())
  return {
    session,
    given,
    ask: (...names: string[]) => options!.documents(names.map((name) => given[0]!.documents[name]!.hash)),
    draw: () => root.insertAdjacentHTML('beforeend', '<main data-page="rng"><p data-node="top"></p></main>'),
  }
}
const bodiesIn = (release: Release | undefined) =>
  Object.entries(release?.documents ?? {}).flatMap(([name, { body }]) => (body === undefined ? [] : [name]))

test('a portal is opened with the documents of its address; the others are known by name and address', async () => {
  const { given } = await aSession()

  expect(bodiesIn(given[0])).toEqual(['page/rng'])
  expect(Object.keys(given[0]!.documents).toSorted()).toEqual(['page/broken', 'page/help', 'page/news', 'page/rng'])
  expect(given[0]!.routes).toEqual({ '/rng': 'rng', '/help': 'help', '/news': 'news' })
})

test('a document that the page asks for is checked at once', async () => {
  const { given, ask } = await aSession()

  expect(Object.values(await ask('page/help')).map(({ id }) => id)).toEqual(['help'])
  expect(await ask('page/broken')).toEqual({})
  expect(given).toHaveLength(1)
})

test('once the page is drawn the portal gets all documents that can be drawn, and several that were asked for come with them', async () => {
  const { given, ask, draw } = await aSession()
  const asked = ask('page/help', 'page/news')
  draw()

  expect(Object.values(await asked).map(({ id }) => id)).toEqual(['help', 'news'])
  expect(given).toHaveLength(2)
  expect(bodiesIn(given[1]).toSorted()).toEqual(['page/help', 'page/news', 'page/rng'])
  expect(Object.keys(given[1]!.documents)).toHaveLength(3)
})

test('an edit before that changes the page that it is of, and the documents that come later have it', async () => {
  const { session, given, ask, draw } = await aSession()
  session.patch({
    v: 1,
    kind: 'patch',
    seq: 2,
    document: 'page/help',
    patch: [{ op: 'replace', path: '/nodes/0/props/title', value: 'Changed' }],
  })
  draw()
  const bodies = await ask('page/help', 'page/news')

  expect(JSON.stringify(bodies)).toContain('Changed')
  await vi.waitFor(() => expect(bodiesIn(given.at(-1))).toHaveLength(3))
})

test('an edit of an address is one of the routes of the release', async () => {
  const { session, given, draw } = await aSession()
  draw()
  await vi.waitFor(() => expect(given).toHaveLength(2))

  session.patch({ v: 1, kind: 'patch', seq: 2, document: 'page/rng', patch: [{ op: 'replace', path: '/routes/0', value: '/numbers' }] })

  expect(given.at(-1)?.routes).toEqual({ '/numbers': 'rng', '/help': 'help', '/news': 'news' })
})
