// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'

import { addWords, t } from '../../../kit/i18n/words.ts'
import comments from '../../locales/en/comments.json'
import { editorWith, published } from '../../model/editor.testing.ts'
import type { Thread } from '../../model/collaboration/comments.ts'
import { CommentThread } from './comment-thread.tsx'

addWords({ comments })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const comment = {
  id: 1,
  brand: 'foyer',
  document: 'page/home',
  node: null,
  parent: null,
  by: 'Ann',
  text: 'Is this title final?',
  at: '2026-11-28T13:00:00.000Z',
  edited: null,
  resolved: null,
  resolvedBy: null,
  own: true,
}
const answer = { ...comment, id: 2, parent: 1, by: 'Linh', own: false }

async function open(thread: Thread): Promise<string[]> {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`)
    return new Response(null, { status: 204 })
  })
  const scope = await editorWith([published('page/home', { nodes: [] })])
  render(
    <Provider value={scope}>
      <ul>
        <CommentThread thread={thread} about={undefined} isReadOnly={false} onGo={undefined} />
      </ul>
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: t('comments.more') }))
  fireEvent.click(await screen.findByRole('menuitem', { name: t('comments.delete') }))
  return calls
}

test('a comment that others have replied to is deleted only after it was said that the replies go, too', async () => {
  const calls = await open({ ...comment, answers: [answer] })
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'))
  expect(dialog.textContent).toContain(t('comments.delete-text', { count: 1 }))
  expect(calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: t('comments.delete-all') }))
  await vi.waitFor(() => expect(calls).toEqual(['DELETE /api/comments/1']))
})

test('one without replies is deleted at once', async () => {
  const calls = await open({ ...comment, answers: [] })
  await vi.waitFor(() => expect(calls).toEqual(['DELETE /api/comments/1']))
})
