// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { $documents, $workspace } from './documents/documents.ts'
import { published } from './editor.testing.ts'
import { $brandsInstead, $startFailure, editorOpened, startRetried } from './start.ts'
import { $viewSettings, viewSettingsChanged } from './documents/view-settings.ts'

const workspace = {
  brand: 'foyer',
  draft: 'main',
  brands: [{ id: 'foyer', name: 'Foyer' }],
  files: [published('page/home', { title: 'Home' })],
  drafts: {},
  release: '',
}
afterEach(() => void vi.unstubAllGlobals())

test('28: documents are laid out also where this browser keeps no work', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(workspace))) // and there is no database here
  const scope = fork()
  await allSettled(editorOpened, { scope })
  expect({ documents: [...scope.getState($documents).keys()], failure: scope.getState($startFailure) }).toEqual({
    documents: ['page/home'],
    failure: null,
  })
})

test('30: where a link names a brand that is not there, the brands that are there are offered', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.includes('/_base/') ? Response.json(workspace) : Response.json({ error: 'There is no such brand.' }, { status: 404 }),
    ),
  )
  const scope = fork()
  await allSettled(viewSettingsChanged, { scope, params: { brand: 'nowhere' } })
  await allSettled(startRetried, { scope })
  expect({ failure: scope.getState($startFailure), brands: scope.getState($brandsInstead) }).toEqual({
    failure: { kind: 'refused', text: 'There is no such brand.' },
    brands: [{ id: 'foyer', name: 'Foyer' }],
  })
})

/** A server on which the operator has these roles, and may open those brands alone. */
function serveRoles(roles: Record<string, string>) {
  const answer = (address: string): [number, object] => {
    if (address === '/api/me') return [200, { operator: { name: 'Ben', email: 'ben@example.com', roles }, open: false }]
    if (address === '/api/operators/admins') return [200, { admins: [{ name: 'Ann Lee' }] }]
    const brand = /layouts\/(\w+)\//.exec(address)?.[1] ?? ''
    return Object.hasOwn(roles, brand) ? [200, { ...workspace, brand }] : [403, { error: 'You may not do this here.' }]
  }
  vi.stubGlobal('fetch', (address: string) => {
    const [status, body] = answer(address)
    return Promise.resolve(Response.json(body, { status }))
  })
}

test('an operator without a role for the brand of the host begins with one for which there is a role', async () => {
  serveRoles({ kestrel: 'editor' })
  const scope = fork()
  await allSettled(startRetried, { scope })
  expect([scope.getState($startFailure), scope.getState($workspace)?.brand, scope.getState($viewSettings).brand]).toEqual([
    null,
    'kestrel',
    'kestrel',
  ])
})

test('an operator without any role is told who the admins are', async () => {
  serveRoles({})
  const scope = fork()
  await allSettled(startRetried, { scope })
  expect(scope.getState($startFailure)).toEqual({ kind: 'no-role', text: 'Ann Lee' })
})
