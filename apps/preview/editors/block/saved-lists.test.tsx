// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Binding } from '../../../../src/schemas/documents.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { usesOfLists } from '../../model/view/list-uses.ts'
import type { SavedLists } from './inspector-types.ts'
import { SavedListLine } from './saved-lists.tsx'
import { listId, listPatch, savedListsOf } from './saved-lists-model.ts'

afterEach(cleanup)

const slots = { name: 'Slots of JILI', source: 'games.by-category', args: { category: 'RNG', vendor: 'JL' } }
const used: Binding = { source: 'games.by-category', list: 'slots' }
const blockWith = (id: string, binding: Binding): JsonObject => ({
  id,
  widget: 'game-section',
  inputs: { games: binding as unknown as JsonObject },
})
const naming = { nameOf: ({ id }: { id: string }) => id, typeOf: (type: string) => type }

function open(binding: Binding, lists: SavedLists['lists']) {
  const save = vi.fn<SavedLists['save']>()
  const onChange = vi.fn<(binding: Binding) => void>()
  render(
    <SavedListLine input="games" binding={binding} saved={{ lists, save, change: vi.fn<SavedLists['change']>() }} onChange={onChange} />,
  )
  return { save, onChange }
}

test('a list says who uses it, and detaching gives the block its arguments', () => {
  const { onChange } = open({ ...used, args: { limit: 6 } }, [{ id: 'slots', ...slots, uses: ['Top (Home)', 'More (Slots)'] }])

  expect(screen.getByText('Used by 2 blocks: Top (Home) and More (Slots). What you change below changes all of them.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Detach' }))
  expect(onChange.mock.calls).toEqual([[{ source: 'games.by-category', args: { category: 'RNG', vendor: 'JL', limit: 6 } }]])
})

test('what a block is bound to is saved under a name that is typed', () => {
  const binding = { source: 'games.by-category', args: { category: 'RNG' } }
  const { save } = open(binding, [])

  fireEvent.click(screen.getByRole('button', { name: 'Save as a list…' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the list' }), { target: { value: ' All slots ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls).toEqual([['All slots', 'games', binding]])
})

test('uses of a list are found in blocks, variations and menus, each once', () => {
  const documents = new Map<string, JsonObject>([
    [
      'page/home',
      { kind: 'page', id: 'home', title: 'Home', nodes: [blockWith('top', used), blockWith('other', { source: 'games.hot' })] },
    ],
    ['overlay/more', { kind: 'overlay', id: 'more', steps: [{ op: 'set', key: 'top', inputs: { games: used as unknown as JsonObject } }] }],
  ])
  expect(usesOfLists(documents, naming).get('slots')).toHaveLength(2)
  expect(usesOfLists(documents, naming).get('none')).toBeUndefined()
})

test('a list of the brand gets a free id, and is written beside those of the base', () => {
  const base: JsonObject = { lists: { slots } }
  const own: JsonObject = { id: 'kestrel' }

  expect(listId('Slots', base)).toBe('slots-2')
  const patched = applyPatch(own, listPatch(own, base, 'slots-2', { ...slots, name: 'Slots' })).value
  expect(patched).toEqual({ id: 'kestrel', lists: { 'slots-2': { ...slots, name: 'Slots' } } })
  expect(savedListsOf({ lists: { slots, broken: { name: 1 } } }, new Map([['slots', ['Top']]]))).toEqual([
    { id: 'slots', ...slots, uses: ['Top'] },
  ])
})
