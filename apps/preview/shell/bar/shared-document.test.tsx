// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { addWords, t } from '../../../kit/i18n/words.ts'
import { $documents, edited } from '../../model/documents/documents.ts'
import { ownChangesStarted } from '../../model/documents/own-changes.ts'
import { editorWith, published } from '../../model/editor.testing.ts'
import { Brands, SharedBar, words } from './shared-document.tsx'

beforeEach(() => {
  localStorage.clear()
  addWords(words)
})
afterEach(cleanup)

async function open(doc: string) {
  const scope = await editorWith(
    ['page/home', 'flags/flags'].map((name) => published(name, { format: 1, title: 'Home', nodes: [] }, '_base')),
    { doc },
  )
  await allSettled(ownChangesStarted, { scope })
  render(
    <Provider value={scope}>
      <Brands />
      <SharedBar />
    </Provider>,
  )
  const change = () =>
    allSettled(edited, { scope, params: { label: 'x', document: doc, patch: [{ op: 'replace', path: '/title', value: 'Start' }] } })
  return { scope, change }
}

test('the bar asks at the first edit of a shared document, and the answer stands beside its name', async () => {
  const { scope, change } = await open('page/home')
  expect(screen.getByRole('button', { name: t('whose.shared-with', { brands: 'Kestrel' }) })).toBeDefined()
  expect(screen.queryByRole('region', { name: t('whose.label') })).toBeNull()
  await change()
  const bar = await screen.findByRole('region', { name: t('whose.label') })
  expect(bar.textContent).toContain(t('whose.asks-text', { brands: 'Foyer and Kestrel' }))
  fireEvent.click(screen.getByRole('button', { name: t('whose.own', { brand: 'Foyer' }) }))
  expect(screen.queryByRole('region', { name: t('whose.label') })).toBeNull()
  expect(screen.getByRole('button', { name: t('whose.changes-own', { brand: 'Foyer' }) })).toBeDefined()
  expect(scope.getState($documents).get('overlay/home')?.steps).toEqual([{ op: 'replace', field: 'title', value: 'Start' }])
})

test('the answer is changed in the menu of the badge, and the edits go with it', async () => {
  const { scope, change } = await open('page/home')
  await change()
  fireEvent.click(screen.getByRole('button', { name: t('whose.own', { brand: 'Foyer' }) }))
  fireEvent.click(screen.getByRole('button', { name: t('whose.changes-own', { brand: 'Foyer' }) }))
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: new RegExp(t('whose.all')) }))
  expect(await screen.findByRole('button', { name: t('whose.changes-brands', { brands: 'Foyer and Kestrel' }) })).toBeDefined()
  expect(scope.getState($documents).get('overlay/home') ?? null).toBeNull()
  expect(scope.getState($documents).get('page/home')?.title).toBe('Start')
})

test('flags, which no variation changes, are not asked about', async () => {
  const { change } = await open('flags/flags')
  await change()
  expect(screen.queryByRole('region', { name: t('whose.label') })).toBeNull()
  expect(screen.getByRole('button', { name: t('whose.changes-brands', { brands: 'Foyer and Kestrel' }) })).toBeDefined()
})
