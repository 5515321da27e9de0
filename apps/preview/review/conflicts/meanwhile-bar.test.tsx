// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import { addWords } from '../../../kit/i18n/words.ts'
import { edited } from '../../model/documents/documents.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { meanwhileFound } from '../../model/documents/published-meanwhile.ts'
import { conflictEnded, conflictFound } from '../../model/drafts/saving.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { MeanwhileBar, words } from './meanwhile-bar.tsx'

addWords(words)
afterEach(cleanup)

test('the bar names who published what of mine, leads to the changes, and goes when it is decided and read', async () => {
  const scope = await editorWith([published('page/home', pageOf({ id: 'a', widget: 'page-heading', props: { title: 'Hot games' } }))])
  await allSettled(edited, {
    scope,
    params: { label: 'Title', document: 'page/home', patch: [{ op: 'add', path: '/title', value: 'Mine' }] },
  })
  await allSettled(meanwhileFound, { scope, params: [{ number: 9, by: 'Linh', documents: [{ name: 'page/home', nodes: ['a'] }] }] })
  const conflict = { name: 'page/home', of: 'published', base: null, theirs: null, etag: null } as const
  await allSettled(conflictFound, { scope, params: conflict })
  render(
    <Provider value={scope}>
      <MeanwhileBar />
    </Provider>,
  )
  const bar = screen.getByRole('region', { name: 'Published meanwhile' })
  expect(bar.textContent).toContain('Linh published release 9, which changed what you edit. ')
  expect(bar.textContent).toContain(': Hot games.')
  fireEvent.click(screen.getByRole('button', { name: 'See changes' }))
  expect(scope.getState($openDialog)).toEqual({ kind: 'release', act: 'compare', from: 8, to: 9 })
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(scope.getState($openDialog)).toEqual({ kind: 'conflict', document: 'page/home' })
  await allSettled(conflictEnded, { scope, params: 'page/home' })
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('region')).toBeNull()
})
