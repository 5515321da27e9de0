// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { addWords } from '../../kit/i18n/words.ts'
import { editorWith } from '../model/editor.testing.ts'
import { $me, $publishers } from '../model/operators/me.ts'
import type { Role } from '../model/operators/me.ts'
import { dialog as LinksDialog, words as linkWords } from './links-dialog.tsx'
import { dialog as ReleaseDialog, words } from './history/release-dialog.tsx'

addWords({ ...words, ...linkWords })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const close = () => undefined

async function show(role: Role, dialog: ReactNode) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(Response.json({ links: [] })))
  vi.stubGlobal('fetch', fetch)
  const operator = { name: 'Vic', email: 'vic@example.com', roles: { foyer: role } }
  const scope = await editorWith([], {}, [
    [$me, { operator, open: false }],
    [$publishers, ['Ann Lee']],
  ])
  render(<Provider value={scope}>{dialog}</Provider>)
  return fetch
}

test.each(['restore', 'revert'] as const)('who may not %s a release is told who can, and the server is not asked', async (act) => {
  const fetch = await show('editor', <ReleaseDialog opened={{ kind: 'release', act, number: 1 }} onClose={close} />)
  expect(await screen.findByText('You cannot publish. Who can publish here: Ann Lee.')).toBeDefined()
  expect(screen.queryByRole('button', { name: act === 'restore' ? 'Restore' : 'Revert' })).toBeNull()
  expect(fetch.mock.calls.filter(([address]) => address.startsWith('/api/releases'))).toEqual([])
})

test('a viewer is told who shares previews, and an editor makes a link', async () => {
  await show('viewer', <LinksDialog opened={{ kind: 'links' }} onClose={close} />)
  expect(await screen.findByText('You can look. Ask a publisher to change. Who can publish here: Ann Lee.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
  cleanup()
  await show('editor', <LinksDialog opened={{ kind: 'links' }} onClose={close} />)
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeDefined()
})
