// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'
import { addWords, t } from '../../../kit/i18n/words.ts'
import inspector from '../../../kit/locales/en/inspector.json'
import { $documents, $past, undone } from '../../model/documents/documents.ts'
import { callerOf, editorWith, published } from '../../model/editor.testing.ts'
import { textMark } from '../../model/words/text-edits.ts'
import { $loadedWords, portalWords } from '../../model/words/portal-words.ts'
import type { OwnTexts } from '../../model/words/portal-words.ts'
import { MenuEditor } from '../menu/menu-editor.tsx'
import { wordRows } from './word-rows.ts'
import { WordsEditor, words as ownWords } from './words-editor.tsx'

addWords({ ...ownWords, inspector })
const loaded = new Map([
  [
    'EN' as const,
    {
      shared: new Map([
        ['nav.home', 'Home'],
        ['n.games_one', 'A game'],
        ['n.games_other', 'Games'],
      ]),
      widgets: new Map(),
    },
  ],
  ['AR' as const, { shared: new Map([['n.games_two', 'لعبتان']]), widgets: new Map() }],
])
const brand = published('brand/foyer', { languages: ['EN', 'AR'] })

afterEach(cleanup)

test('a text is edited in its place, marked with the English that it stands for, and undone', async () => {
  const scope = await editorWith([brand], { doc: 'words/en' }, [[$loadedWords, loaded]])
  render(
    <Provider value={scope}>
      <WordsEditor />
    </Provider>,
  )
  const field = await screen.findByRole('textbox', { name: 'nav.home in Arabic' })
  fireEvent.change(field, { target: { value: 'البداية' } })
  const arabic = () => scope.getState($documents).get('words/ar')
  await waitFor(
    () =>
      expect(arabic()).toMatchObject({ kind: 'words', id: 'ar', words: { 'nav.home': 'البداية' }, of: { 'nav.home': textMark('Home') } }),
    longestWait,
  )

  act(() => callerOf(scope)(undone, undefined))
  expect(arabic()).toBeNull()
})

test('the grid finds what is missing, what was translated from another English text, and texts of any language', () => {
  const texts = new Map<'EN' | 'AR', OwnTexts>([
    ['EN' as const, { words: { 'own.summer': 'Summer games' }, of: {} }],
    ['AR' as const, { words: { 'own.summer': 'الصيف' }, of: { 'own.summer': textMark('Summer') } }],
  ])
  const known = portalWords(loaded, new Map(), texts)
  const rows = (filter: Parameters<typeof wordRows>[3]['filter'], search = '') =>
    wordRows(known, ['EN', 'AR'], ['EN', 'AR'], { filter, search, onPage: new Set(['n.games']) })

  expect(rows('all')).toEqual(['own.summer', 'n.games_one', 'n.games_other', 'n.games_two', 'nav.home'])
  expect(rows('missing')).toEqual(['n.games_one', 'n.games_other', 'nav.home'])
  expect(rows('changed')).toEqual(['own.summer'])
  expect(rows('own')).toEqual(['own.summer'])
  expect(rows('page')).toEqual(['n.games_one', 'n.games_other', 'n.games_two'])
  expect(rows('all', 'صيف')).toEqual(['own.summer'])
  const held = new Set(['own.summer'])
  expect(wordRows(known, ['EN', 'AR'], ['EN', 'AR'], { filter: 'missing', search: '', onPage: new Set(), held })).toEqual([
    'own.summer', // somebody writes in it
    'n.games_one',
    'n.games_other',
    'nav.home',
  ])
})

test('a plain label becomes a word of the brand, whose texts stand in the field; in a menu that brands share it says why not', async () => {
  const menu = { items: [{ id: 'offers', label: 'Summer offers', to: '/' }] }
  const open = async (folder: string) => {
    const scope = await editorWith([brand, published('menu/top', menu, folder)], { doc: 'menu/top', sel: 'offers' }, [
      [$loadedWords, loaded],
    ])
    render(
      <Provider value={scope}>
        <MenuEditor />
      </Provider>,
    )
    return scope
  }
  const scope = await open('foyer')
  fireEvent.click(await screen.findByRole('button', { name: 'New word' }))
  expect(scope.getState($documents).get('words/en')).toMatchObject({ words: { 'own.summer-offers': 'Summer offers' } })
  expect(scope.getState($documents).get('menu/top')).toMatchObject({ items: [{ label: 't:own.summer-offers' }] })
  expect(scope.getState($past).map(({ label }) => label)).toEqual([t('inspector.did-new-word', { key: 'own.summer-offers' })])
  await screen.findByRole('textbox', { name: 'Text in Arabic' })
  cleanup()

  await open('_base')
  expect((await screen.findByRole('button', { name: 'New word' })).getAttribute('aria-disabled')).toBe('true')
})
