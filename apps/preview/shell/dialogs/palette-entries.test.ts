import { createEvent, fork } from 'effector'
import { expect, test } from 'vitest'

import type { Action, ActionGroup, ActionState } from '../../model/actions.ts'
import { $naming } from '../../model/documents/names.ts'
import shell from '../../locales/en/shell.json'
import { shellActions } from '../shell-actions.ts'
import { entriesFor } from './palette-entries.ts'

const action = (id: string, group: ActionGroup, title: string, ready: ActionState['ready'] = true): Action & ActionState => ({
  id,
  group,
  title,
  hint: '',
  ready,
  effect: undefined,
  now: () => ({ title, hint: '', ready, effect: undefined }),
  chosen: createEvent(),
})
const found = (text: string, ready: ActionState['ready'] = true) =>
  entriesFor(text, {
    actions: [
      action('view-settings.reset', 'view-settings', 'Reset the preview'),
      action('document.review', 'document', 'Review and publish', ready),
      action('document.previous', 'document', 'Previous document'),
    ],
    documents: new Map(),
    document: null,
    doc: '',
    naming: fork().getState($naming),
    ownKeys: { letters: true, keys: {} },
  }).flatMap(({ entries }) => entries.map(({ id }) => id))

test('what fits best stands first, whatever part it belongs to', () => {
  expect(found('>review')).toEqual(['document.review', 'view-settings.reset'])
  expect(found('reset')).toEqual(['view-settings.reset'])
})

test('what cannot be done now stands behind what can', () => {
  expect(found('review', 'Nothing has changed.')).toEqual(['view-settings.reset', 'document.review'])
})

test('without a search the parts have their own order', () => {
  expect(found('')).toEqual(['view-settings.reset', 'document.review', 'document.previous'])
})

test('the table of words is found before the brand has words of its own', () => {
  expect(found('@words')).toEqual(['words/en'])
})

test('each group of actions has a heading', () => {
  const headings = new Set(Object.keys(shell))
  expect([...new Set(shellActions.map(({ group }) => group))].filter((group) => !headings.has(`group.${group}`))).toEqual([])
})
