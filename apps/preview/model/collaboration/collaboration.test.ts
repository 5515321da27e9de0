import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { editorWith, pageOf, published } from '../editor.testing.ts'
import { $comments, $openComments, addCommentFx, changeCommentFx, commentsRequested, deleteCommentFx } from './comments.ts'
import type { Comment } from './comments.ts'
import { $present, $presentAt, presenceDue } from './presence.ts'

const aComment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  brand: '_base',
  document: 'page/home',
  node: 'hot',
  parent: null,
  by: 'Ann',
  text: 'Why?',
  at: '2026-11-28T12:00:00.000Z',
  edited: null,
  resolved: null,
  resolvedBy: null,
  own: true,
  ...more,
})
const home = published('page/home', pageOf({ id: 'hot', widget: 'game-section' }), '_base')
const ann = { tab: 'anns-tab', name: 'Ann', brand: 'foyer', document: 'page/home', node: 'hot' }

let answers: Record<string, unknown>
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`)
    const answer = answers[`${method} ${address.replace(/\?.*/, '')}`]
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('open comments are counted by block, with what is added, resolved and deleted', async () => {
  answers = {
    'GET /api/comments': {
      comments: [
        aComment(1),
        aComment(2, { parent: 1 }),
        aComment(3, { node: null }),
        aComment(4, { resolved: '2026-11-28T13:00:00.000Z' }),
        aComment(5, { brand: 'foyer' }), // of a page of its own, which this is not
      ],
    },
    'POST /api/comments': aComment(6),
    'PATCH /api/comments/1': aComment(1, { resolved: '2026-11-28T14:00:00.000Z' }),
    'DELETE /api/comments/3': new Response(null, { status: 204 }),
  }
  const scope = await editorWith([home], { doc: 'page/home' })
  await allSettled(commentsRequested, { scope })
  expect(asked).toEqual(['GET /api/comments?brand=foyer'])
  expect([...scope.getState($openComments)]).toEqual([
    ['hot', 1],
    ['', 1],
  ])
  await allSettled(addCommentFx, { scope, params: { brand: '_base', document: 'page/home', node: 'hot', text: 'Why?' } })
  await allSettled(changeCommentFx, { scope, params: { id: 1, resolved: true } })
  await allSettled(deleteCommentFx, { scope, params: 3 })
  expect([...scope.getState($openComments)]).toEqual([['hot', 1]])
})

test('a comment that is refused says why, and the list stays', async () => {
  answers = {
    'GET /api/comments': { comments: [aComment(1)] },
    'POST /api/comments': Response.json({ error: 'You may not do this there.' }, { status: 403 }),
  }
  const scope = await editorWith([home], { doc: 'page/home' })
  await allSettled(commentsRequested, { scope })
  const { status, value } = await allSettled(addCommentFx, { scope, params: { brand: '_base', document: 'page/home', text: 'Why?' } })
  expect([status, (value as Error).message]).toEqual(['fail', 'You may not do this there.'])
  expect(scope.getState($comments).all).toHaveLength(1)
})

test('a tab says where it is, hears who else is there, and asks for comments when they have changed', async () => {
  answers = { 'POST /api/presence': { present: [ann], comments: '1' }, 'GET /api/comments': { comments: [] } }
  const scope = await editorWith([home], { doc: 'page/home' })
  await allSettled(presenceDue, { scope })
  await allSettled(presenceDue, { scope })
  expect(asked).toEqual(['POST /api/presence', 'GET /api/comments?brand=foyer', 'POST /api/presence'])
  expect([...scope.getState($presentAt)]).toEqual([['hot', [ann]]])
  answers['POST /api/presence'] = { present: [], comments: '2' }
  await allSettled(presenceDue, { scope })
  expect([asked.at(-1), scope.getState($present)]).toEqual(['GET /api/comments?brand=foyer', []])
})
